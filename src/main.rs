use nimatron::games::*; use nimatron::inference::*;
fn main(){
  let a: Vec<String> = std::env::args().skip(1).collect();
  let mis = a.get(1).is_some();
  let g = Matches::new(mis);
  let p = g.read_position(&a[0]).unwrap();
  println!("{:?}", g.work(&p));
  for (n,h) in [("table",Helps{table:true,early_exit:false,ordering:false,give_up:None}),("early",Helps{table:true,early_exit:true,ordering:false,give_up:None}),("ordered",Helps::ALL)] {
    let i=Interrupt::default(); let mut k=Knowledge::default();
    let t=std::time::Instant::now();
    let mut m=Minimax::new(&g,h,&mut k,&i);
    let v=m.value(g.state(&p).unwrap(),Side::Max);
    println!("{n} {v:?} calls {} {:?}", m.calls(), t.elapsed()); println!("{}", k.len());
  }
  let mut o=Oracle::new(g,Limits::default(),Interrupt::default());
  let t=std::time::Instant::now();
  let a=o.analyse(&p); let mut a=a.unwrap(); let n=a.moves.len(); a.moves.truncate(6); println!("{a:?} {n} {:?}", t.elapsed());
}
