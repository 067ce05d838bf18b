/** Rows of documents that were compared. */
import type { JsonObject } from '../../shared/contract/backend';
import { operationOf } from '../../shared/contract/operations';
import type { Row } from './execute';

const KEY = operationOf('compare_documents').dataKey ?? '';

/** The data of the comparison; `undefined` if the document was not compared. */
export const comparisonOf = ({ data }: Pick<Row, 'data'>): JsonObject | undefined => data[KEY];

/** Whether a comparison found a difference. */
export const isDifferent = (row: Pick<Row, 'data'>): boolean => comparisonOf(row)?.['same'] === false;
