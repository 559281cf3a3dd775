// Small charts, drawn as SVG. Not federated: who draws one bundles this.
export { type Bar, BarChart } from './bar-chart';
export { ChartFrame } from './chart-frame';
export { type Column, ColumnChart } from './column-chart';
