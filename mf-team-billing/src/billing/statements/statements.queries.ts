import {
  type LedgerEntry,
  LedgerEntrySchema,
  type Statement,
  StatementSchema,
} from '@fleetfoot/shared/billing';
import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';

/** Ten years of months. */
const MOST_STATEMENTS = 120;
/** Most lines of a statement that are read; the rest is summed up. */
export const MOST_ENTRIES = 500;

const parseStatement = parseWith(StatementSchema);
const parseEntry = parseWith(LedgerEntrySchema);

/** The newest first. */
export function statementsQuery(orgId: string): CollectionQuery<Statement> {
  return {
    path: `Organizations/${orgId}/Statements`,
    orderBy: ['id', 'desc'],
    limit: MOST_STATEMENTS,
    parse: parseStatement,
  };
}

export function statementQuery(orgId: string, month: string): DocumentQuery<Statement> {
  return { path: `Organizations/${orgId}/Statements/${month}`, parse: parseStatement };
}

export function entriesQuery(orgId: string, month: string): CollectionQuery<LedgerEntry> {
  return {
    path: `Organizations/${orgId}/LedgerEntries`,
    where: [['month', month]],
    limit: MOST_ENTRIES,
    parse: parseEntry,
  };
}
