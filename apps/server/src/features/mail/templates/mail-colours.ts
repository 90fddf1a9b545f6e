/** The web app's light colours, since mail clients do not support variables. */
export const mailColours = {
  ink: '#1E1A16',
  secondary: '#564E46',
  quiet: '#6B635A',
  accent: '#1B4B8F',
  onAccent: '#FFFFFF',
  paper: '#FAF8F4',
  surface: '#FFFEFC',
  backdrop: '#F3F0EA',
  line: '#E6E1D8',
  edge: '#CFC8BC',
  late: '#A32A1F',
  moods: {
    positive: { ink: '#17663F', edge: '#A9D5BC', fill: '#E4F3EA' },
    neutral: { ink: '#755000', edge: '#E3C785', fill: '#FBF0D6' },
    negative: { ink: '#A32A1F', edge: '#EBB5AD', fill: '#FBE9E6' },
  },
} as const;
