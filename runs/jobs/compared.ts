/** Rows of documents that were compared. */
import type { JsonObject } from '../../shared/contract/backend';
import { isObject } from '../../shared/contract/json';
import { operationOf } from '../../shared/contract/operations';

/** The data of a row, by the keys of the operations. */
type RowData = Readonly<Record<string, JsonObject>>;

const KEY = operationOf('compare_documents').dataKey ?? '';

/** The data of the comparison; `undefined` if the document was not compared. */
export const comparisonOf = ({ data }: { readonly data: RowData }): JsonObject | undefined => data[KEY];

/** The document that shows the differences, if there is one. */
export function differenceIn(data: RowData): Uint8Array | undefined {
	const content = isObject(data[KEY]?.['difference']) ? data[KEY]['difference']['content'] : undefined;
	return typeof content === 'string' ? Buffer.from(content, 'base64') : undefined;
}

/** The data without the bytes of that document, which is a file. */
export function withoutDifference(data: RowData): RowData {
	const compared = data[KEY];
	const difference = compared?.['difference'];
	if (!compared || !isObject(difference)) return data;
	const { content: _content, ...about } = difference;
	return { ...data, [KEY]: { ...compared, difference: about } };
}

/** Whether a comparison found a difference. */
export const isDifferent = (row: { readonly data: RowData }): boolean => comparisonOf(row)?.['same'] === false;
