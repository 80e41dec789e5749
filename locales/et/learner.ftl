# Mida öeldakse õppijast ja tema tikutoosidest.

boxes-not-kept = Failis { $file } on teiste mängude toosid. Need jäävad, nagu on; õppija alustab algusest ja seda, mida ta nüüd õpib, ei salvestata.
boxes-no-file = { $file } on kaust, seade või toru; tikutoosidele on vaja tavalist faili.
boxes-format = Failis { $file } ei ole tikutoose, mida see nimatroni versioon oskaks lugeda.
boxes-line = Fail { $file } on vigane või poolik: rida { $line } ei saa tikutoosidena lugeda.
boxes-box = { $row ->
    [yes] Fail { $file } on vigane: toosi { $position } sisu on võimatu (tikke: { $position }).
   *[no] Fail { $file } on vigane: toosi { $position } sisu on võimatu.
  }
boxes-other-terms = { $row ->
    [yes] Failis { $file } on teiste mängude tikutoosid: { $game }, { $sticks ->
        [one] 1 tikk
       *[other] { $sticks } tikku
      }, kuni { $take } korraga. Nimeta teine fail.
   *[no] Failis { $file } on teiste mängude tikutoosid: { $game }, algseis { $position }. Nimeta teine fail.
  }
progress-training = Treening
train-title = { $row ->
    [yes] { $game }, { $sticks ->
        [one] 1 tikk
       *[other] { $sticks } tikku
      }, kuni { $take } korraga: { $games ->
        [one] 1 mäng
       *[other] { $games } mängu
      } { $against ->
        [random] juhusliku mängija vastu
        [beginner] algaja vastu
        [perfect] veatu mängija vastu
       *[self] iseenda vastu
      }
   *[no] { $game }, algseis { $position }: { $games ->
        [one] 1 mäng
       *[other] { $games } mängu
      } { $against ->
        [random] juhusliku mängija vastu
        [beginner] algaja vastu
        [perfect] veatu mängija vastu
       *[self] iseenda vastu
      }
  }
train-no-curve = Ilma mängudeta ei ole --svg jaoks kõverat.
train-won = { $against ->
    [self] Õppija mängis mõlema poole eest. Alustanud pool { $games ->
        [one] { $won ->
            [0] ei võitnud ainsat mängu
           *[other] võitis ainsa mängu
        }
       *[other] võitis { $games } mängust { $won }
      }: { $share }.
   *[other] Õppija { $games ->
        [one] { $won ->
            [0] ei võitnud ainsat mängu
           *[other] võitis ainsa mängu
        }
       *[other] võitis { $games } mängust { $won }
      }: { $share }.
  }
curve-won = võitude osakaal
curve-games = mänge
boxes-title = { $row ->
    [yes] { $game }, { $sticks ->
        [one] 1 tikk
       *[other] { $sticks } tikku
      }, kuni { $take } korraga: toosid { $games ->
        [one] 1 mängu järel
       *[other] { $games } mängu järel
      }
   *[no] { $game }, algseis { $position }: toosid { $games ->
        [one] 1 mängu järel
       *[other] { $games } mängu järel
      }
  }
boxes-after = Toosid kokku { $games ->
    [one] 1 mängu järel
   *[other] { $games } mängu järel
  }, kõrvuti võidukäikudega:
column-sticks = tikke
column-winning = võidab
column-favourite = lemmik
column-agrees = õige
column-beads = kuule %
agrees = { $right ->
    [yes] jah
   *[no] ei
  }
beads-others = muud: { $share }
boxes-not-shown = { $row ->
    [yes] Näidatud on ainult 1 kuni { $shown } tiku toosid; --json annab ka teised.
   *[no] Näidatud on ainult { $shown } mängu lõpule lähimat toosi (kokku { $all }); --json annab ka teised.
  }
boxes-favourite = { $row ->
    [yes] Toosi lemmik on arv, mille kuule on rangelt rohkem kui ühegi teise arvu omi.
   *[no] Üks toos on kõigi seisude jaoks, mida mängitakse ühtemoodi, ja üht liiki kuul kõigi käikude jaoks, mis jätavad sama toosi seise. Toosi lemmik on kuul, mida on rangelt rohkem kui ühtki teist.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] Lemmik ei võida ainsas seisus, kus võita saab.
       *[other] Lemmik võidab ainsas seisus, kus võita saab.
    }
   *[other] Seise, kus võita saab, on { $winnable }; lemmik võidab neist { $right ->
        [0] mitte üheski.
        [one] ühes.
       *[other] { $right } seisus.
    }
  }

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = toosi { $box } läks juurde kuul { $bead }
learned-bead-lost = toosist { $box } võeti ära kuul { $bead }
learned-more = { $count ->
    [one] veel 1 toos
   *[other] veel { $count } toosi
  }
learned-nothing = { $name }: ükski toos ei muutunud, sest toos hoiab alles iga arvu viimase kuuli. { $kept }
learned-saved = Salvestatud faili { $file }.
learned-not-saved = Seda ei salvestata.
learned-not-saved-flag = Seda ei salvestata; salvestamiseks anna --boxes FAIL.

## The learner in games of positions

column-position = seis
column-winning-more = veel { $count }
learned-nothing-position = { $name }: ükski toos ei muutunud, sest toos hoiab alles iga käigu viimase kuuli. { $kept }
refuse-learner-boxes = { $game } { $position } on õppija jaoks liiga suur: tikutoose oleks vaja rohkem kui { $most }. Vali väiksem seis.
refuse-learner-moves = { $game } { $position } on õppija jaoks liiga suur: selle seisudes on käike rohkem kui { $most }. Vali väiksem seis.

## The boxes while it plays

watched-box = toos { $box }:
watched-aside = kõrvale pandud:
watched-alike = Üks toos on kõigi seisude jaoks, mida mängitakse ühtemoodi; kuulide nimed on käigud ühes neist.
watched-won = Pärast võitu läheb iga kuul toosi tagasi koos teise samasugusega, nii et võitnud käike tõmmatakse edaspidi sagedamini.
watched-lost = Pärast kaotust visatakse kuulid ära, nii et kaotanud käike tõmmatakse edaspidi harvemini.
watched-kept = { $count ->
    [one] 1 kuul oli oma toosis viimane omasugune, seega läheb see tagasi: iga käik peab jääma võimalikuks, sest viga võis olla mõnes teises.
   *[other] { $count } kuuli olid oma toosis viimased omasugused, seega lähevad need tagasi: iga käik peab jääma võimalikuks, sest viga võis olla mõnes teises.
  } Abi on võidust: see lisab kuule, nii et head käigud muutuvad tõenäolisemaks ja hilisematel kaotustel on, mida ära võtta. nimatron train mängib palju mänge korraga.

who-learner = arvuti: õpib mängides, tikutooside ja kuulidega
    .gloss = õppija
    .help = Õppija mängib alguses juhuslikult ja saab mäng-mängult paremaks.
help-box = õppija toos
name-learner = Õppija
refuse-learner = { $game }: sellel mängul ei ole õppijat ega toose. Õppija mängib neid mänge: { $known }.
refuse-learner-points = { $game }: õppija ei oska seda mängida, sest otsustavad punktid, aga tema kuulid teavad ainult võitu ja kaotust.
record-resumed-learner = Õppija mängib toosidega, nagu need praegu on; varasemad käigud ei loe ei tema kasuks ega kahjuks.
match-learner-drawn = Õppija mängib matši ühest seisust, mille jaoks on tema toosid: jäta --random-starts ära ja anna seis.
curve-said = Kuni mänguni { $games }: võidetud { $share }
train-most = Veatu mängija vastu saab võita kuni { $won } mängu (kokku mänge { $games }; { $share }).
