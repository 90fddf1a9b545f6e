export { MeasureCharts } from './measure-charts.tsx';
export { SentimentChart } from './sentiment-chart.tsx';
