//! A variant as it is written, option by option: by flags, in a record or a file, and for programs.

use std::mem;

use super::GameKind;
use crate::games::{GameOption, MISERE, Variant};
use crate::reason::Phrase;

impl GameKind {
    /// The option of this name, compared without case, hyphens and underscores: `--max-take` is the
    /// `max_take` of programs, and the `MaxTake` of a record.
    pub(crate) fn option(self, name: &str) -> Option<&'static GameOption> {
        let folded = |name: &str| name.replace(['-', '_'], "").to_ascii_lowercase();
        let mut options = self.about().options.iter().copied();
        options.find(|option| folded(option.name) == folded(name))
    }

    /// Takes misère play, or says why the game has none.
    pub(crate) fn take_misere(self, variant: &mut Variant) -> Result<(), Phrase> {
        variant.misere = true;
        self.no_misere().map_or(Ok(()), Err)
    }

    /// Takes the value of an option, or says what is accepted. A refusal quotes the name as it is
    /// written.
    pub(crate) fn take_option(
        self,
        variant: &mut Variant,
        name: &str,
        value: &str,
    ) -> Result<(), Phrase> {
        let Some(option) = self.option(name) else {
            let others = Self::all().filter(|other| other.option(name).is_some());
            let known: Vec<String> = others.map(|other| other.name().to_owned()).collect();
            let game = self.name();
            return Err(phrase!("variant-no-option", game, option = name, known));
        };
        if variant.values.get(option).is_some() {
            return Err(phrase!("variant-twice", option = name));
        }
        let value = option.read(value);
        let value = value.map_err(|why| why.with("argument", name))?;
        variant.values = mem::take(&mut variant.values).with(option, value);
        Ok(())
    }

    /// Reads `key=value` and `misere`, separated by blanks.
    pub(crate) fn read_terms(self, text: &str) -> Result<Variant, Phrase> {
        let mut variant = Variant::default();
        for term in text.split_whitespace() {
            match term.split_once('=') {
                Some((key, value)) if Self::all().any(|kind| kind.option(key).is_some()) => {
                    self.take_option(&mut variant, key, value)?;
                }
                None if term == MISERE => self.take_misere(&mut variant)?,
                _ => return Err(self.no_term(term)),
            }
        }
        Ok(variant)
    }

    /// Says that no game has a term.
    fn no_term(self, term: &str) -> Phrase {
        let options = self.about().options.iter();
        let keys = options.map(|option| format!("{}=", option.key));
        let misere = self.about().misere_rules.map(|_| MISERE.to_owned());
        let known: Vec<String> = keys.chain(misere).collect();
        let id = if known.is_empty() {
            "engine-no-terms"
        } else {
            "engine-terms"
        };
        phrase!(id, game = self.name())
            .quoting("term", term)
            .choosing(known)
    }
}
