/** Words that a title may add to those that were said: articles, prepositions, 'and'. None of them negates in any language. */
export const connectingWords: ReadonlySet<string> = new Set(
  `a an the of and or to in on at for from with by as into about after before until between over per
  der die das den dem des ein eine einen einem einer und oder zu zum zur im am an auf fur von vom mit bei aus nach vor bis uber
  le la les l un une du des d et ou de a au aux en dans pour par sur avec apres avant
  el los las una y o del al para por con
  um uma e os as do da dos das na nos nas ao em
  il lo i gli di del della dei delle al alla per con su da nel nella
  het een van voor met naar op bij uit`.split(/\s+/),
);
