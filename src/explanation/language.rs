//! The languages that Nimatron speaks, and which of them the environment asks for.

/// A language that Nimatron speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Czech.
    Czech,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Czech];

    /// Returns the code on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
        }
    }

    /// Returns the language of a locale such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`. `None` if Nimatron does not speak it.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_lowercase();
        let language = code.split(['-', '_', '.']).next();
        Self::ALL
            .into_iter()
            .find(|known| Some(known.code()) == language)
    }

    /// Returns the first language of the environment that Nimatron speaks, otherwise English.
    pub fn of_environment() -> Self {
        Self::of_locales(sys_locale::get_locales())
    }

    fn of_locales(mut locales: impl Iterator<Item = String>) -> Self {
        locales
            .find_map(|locale| match locale.split(['-', '_']).next() {
                // The locale for programs, which read English.
                Some("C" | "POSIX") => Some(Self::English),
                code => Self::from_code(code?),
            })
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(locales: &[&str]) -> Language {
        Language::of_locales(locales.iter().map(|&locale| locale.to_owned()))
    }

    #[test]
    fn the_first_known_locale_decides() {
        assert_eq!(of(&["cs-CZ"]), Language::Czech);
        assert_eq!(of(&["cs_CZ"]), Language::Czech);
        assert_eq!(of(&["de-DE", "cs-CZ"]), Language::Czech);
        assert_eq!(of(&["C", "cs-CZ"]), Language::English);
        assert_eq!(of(&["csb-PL"]), Language::English);
        assert_eq!(of(&[]), Language::English);
    }
}
