use nimatron::inference::*;
fn main() {
    for a in std::env::args().skip(1) {
        let b: Vec<u64> = a.split(',').map(|x| x.parse().unwrap()).collect();
        let c = TableCost::of(&b);
        let t = std::time::Instant::now();
        let p = PPositions::build(&b, c.kind, false, &Interrupt::default(), &|_, _| ()).unwrap();
        let e = t.elapsed();
        let t = std::time::Instant::now();
        let w = p.winning_moves(&b);
        println!(
            "{a}: {c:?} found {} in {e:?}; {} winning in {:?} lost {:?}",
            p.found(),
            w.len(),
            t.elapsed(),
            p.is_lost(&b)
        );
    }
}
