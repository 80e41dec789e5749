//! The boxes of the first learner of a match, and the file that they are kept in.

use std::path::Path;

use super::terms::Terms;
use crate::cli::boxes::refusal;
use crate::cli::offers::{Offer, names_with};
use crate::cli::{Context, Failure, args};
use crate::explanation::refusals::no_boxes;
use crate::inference::{At, Solver};
use crate::players::learner::{
    Boxes, BoxesError, BoxesFile, Cabinet, Learner, NoBoxes, Plan, is_learnable, read_boxes,
};
use crate::reason::Phrase;
use crate::session::{Who, too_large};

/// The boxes of the first learner, and the file that they are saved in.
#[derive(Default)]
pub(super) struct LearnerBoxes<'a> {
    boxes: Option<Boxes>,
    file: Option<(&'a str, BoxesFile)>,
}

impl<'a> LearnerBoxes<'a> {
    /// Reads the boxes that the flags ask for. There are none if nobody learns.
    pub(super) fn read(
        context: &Context,
        flags: &'a args::Match,
        terms: &Terms,
        game: &dyn Solver,
        start: Option<&At>,
    ) -> Result<Self, Failure> {
        if terms.seats.iter().all(|seat| seat.who != Who::Learner) {
            return match flags.boxes {
                Some(_) => Err(context.usage(&Phrase::new("refuse-boxes-unused"))),
                None => Ok(Self::default()),
            };
        }
        if !is_learnable(game) {
            let known = names_with(Offer::Learner);
            let phrase = no_boxes(game.name(), "", NoBoxes::Points, &known);
            return Err(context.usage(&phrase));
        }
        let Some(start) = start else {
            return Err(context.usage(&Phrase::new("match-learner-drawn")));
        };
        let cabinet = Cabinet::new(game, start);
        let cabinet = cabinet.map_err(|why| context.usage(&too_large(game, start, why)))?;
        let plan = cabinet.plan().clone();
        let Some(path) = flags.boxes.as_deref() else {
            return Ok(Self {
                boxes: Some(Boxes::new(plan)),
                file: None,
            });
        };
        let read = if terms.learns {
            held(path, plan).map(|(file, boxes)| (Some((path, file)), boxes))
        } else {
            frozen(path, &plan).map(|boxes| (None, boxes))
        };
        let (file, boxes) = read.map_err(|error| refusal(context, path, &error))?;
        Ok(Self {
            boxes: Some(boxes),
            file,
        })
    }

    /// The boxes before the first game.
    pub(super) fn boxes(&self) -> Option<Boxes> {
        self.boxes.clone()
    }

    /// Saves what the learner has learned, if there is a file for it.
    pub(super) fn save(&self, context: &Context, learner: Option<Learner>) -> Result<(), Failure> {
        if let (Some((path, file)), Some(learner)) = (&self.file, learner) {
            let saved = file.save(learner.boxes());
            saved.map_err(|error| refusal(context, path, &error))?;
        }
        Ok(())
    }
}

/// Locks a file, and reads its boxes; new ones if it does not exist yet.
fn held(path: &str, plan: Plan) -> Result<(BoxesFile, Boxes), BoxesError> {
    let file = BoxesFile::hold(Path::new(path))?;
    let boxes = file.load(plan)?;
    Ok((file, boxes))
}

/// Reads the boxes of a file that is not written.
fn frozen(path: &str, plan: &Plan) -> Result<Boxes, BoxesError> {
    let boxes = read_boxes(Path::new(path))?;
    if boxes.plan() == plan {
        Ok(boxes)
    } else {
        Err(BoxesError::OtherTerms(boxes.plan().clone().into()))
    }
}
