/** After another name these make the name of a person. */
export const lastNames: ReadonlySet<string> = new Set(
  `smith johnson williams jones brown garcia miller davis rodriguez martinez hernandez lopez gonzalez gonzales wilson
  anderson thomas taylor jackson martin lee perez thompson harris sanchez clark ramirez lewis robinson walker allen
  wright scott torres nguyen flores adams nelson rivera campbell mitchell carter roberts gomez phillips evans turner diaz
  parker cruz edwards collins reyes stewart morris morales murphy rogers gutierrez ortiz morgan cooper peterson bailey
  kelly howard ramos cox richardson watson chavez bennett mendoza ruiz hughes alvarez castillo sanders patel myers ross
  foster jimenez powell jenkins perry russell sullivan coleman butler henderson barnes vasquez simmons singh kumar sharma
  gupta khan müller schmidt schneider fischer weber meyer wagner becker schulz hoffmann dubois moreau rossi ferrari silva
  santos oliveira pereira ivanov petrov kowalski nowak johansson andersson hansen olsen jensen nielsen`.split(
    /\s+/,
  ),
);
