import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';
import {
  type LedgerEntry,
  ledgerEntries,
  type Statement,
  statements,
} from '@fleetfoot/shared/model/billing/ledger';

/** Entries read for a statement; further entries are summed up. */
export const MAX_ENTRIES = ledgerEntries.mostInQuery;

const parseStatement = parseWith(statements.schema);
const parseEntry = parseWith(ledgerEntries.schema);

/** The statements of the last ten years, newest first. */
export function statementsQuery(orgID: string): CollectionQuery<Statement> {
  return {
    path: statements.path(orgID),
    orderBy: ['id', 'desc'],
    limit: statements.mostInQuery,
    parse: parseStatement,
  };
}

export function statementQuery(orgID: string, month: string): DocumentQuery<Statement> {
  return { path: statements.document(orgID, month), parse: parseStatement };
}

export function entriesQuery(orgID: string, month: string): CollectionQuery<LedgerEntry> {
  return {
    path: ledgerEntries.path(orgID),
    where: [['month', month]],
    limit: MAX_ENTRIES,
    parse: parseEntry,
  };
}
