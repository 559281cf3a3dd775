// Problems of deliveries and of downtime: what was reported, the thread, the clock. Not federated: who shows them bundles this.
export { problemsQuery, type ThreadWrites, threadWrites } from './data';
export { ProblemThreads } from './problem-threads';
export { ReportDialog, type ReportedProblem } from './report-dialog';
export { THREAD_TEXTS, ThreadLanguage } from './thread-texts';
