/** Fax images as TIFF (ISO 32000-2, 7.4.6; TIFF 6.0, sections 10 and 11): the compressed data is taken as it is. */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict } from '../../../pdf/syntax/values';
import type { ColorSpace } from './color-space';
import { LONGEST_ROW, type Described } from './described';
import { inverts } from './samples';
import { writeTiff } from './tiff-writer';

/** T4Options. */
const TWO_DIMENSIONS = 1;
const WHOLE_BYTES = 4;

/** @returns undefined if rows are too long, or end within a pixel */
export function ccittFile(
	document: PdfDocument,
	data: Uint8Array,
	{ width, height, decode }: Described,
	space: ColorSpace,
	parameters: Dict | undefined,
): Uint8Array | undefined {
	const number = (key: string, otherwise: number): number => {
		const value = document.resolve(parameters?.get(key));
		return typeof value === 'number' ? value : otherwise;
	};
	const isTrue = (key: string): boolean => document.resolve(parameters?.get(key)) === true;
	const k = number('K', 0);
	const columns = number('Columns', 1728);
	if (columns > LONGEST_ROW || !Number.isInteger(columns)) return undefined;
	// Black runs are 0 unless /BlackIs1 says otherwise; a /Decode array or a palette can turn them around.
	const turns = [isTrue('BlackIs1'), inverts(decode, 1, 1) === true, !isDarkerFirst(space)];
	const isWhiteZero = turns.filter(Boolean).length % 2 === 0;
	return writeTiff({
		width: columns > 0 ? columns : width,
		height,
		bits: 1,
		channels: 1,
		photometric: isWhiteZero ? 0 : 1,
		compression: k < 0 ? 4 : 3,
		...(k < 0 ? {} : { options: (k > 0 ? TWO_DIMENSIONS : 0) + (isTrue('EncodedByteAlign') ? WHOLE_BYTES : 0) }),
		data,
	});
}

/** Whether sample 0 of a palette is darker than sample 1; true without a palette. */
function isDarkerFirst({ table, components, kind }: ColorSpace): boolean {
	if (!table) return kind !== 'inks' && kind !== 'cmyk';
	const sum = (entry: number) => table.subarray(entry * components, (entry + 1) * components).reduce((all, one) => all + one, 0);
	const isLess = sum(0) <= sum(1);
	return kind === 'inks' || kind === 'cmyk' ? !isLess : isLess;
}
