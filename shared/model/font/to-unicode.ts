/** The text of codes with two bytes (ISO 32000-2, 9.10.3). */
import { utf16Of } from '../../pdf/syntax/text-strings';
import { mayTurn } from './shaping/bidi';

/** Mappings in a block of a CMap. */
const MOST_MAPPINGS = 100;

/**
 * A ToUnicode CMap (ISO 32000-2, 9.10.3). Glyphs that shaping inserted have no text.
 *
 * @param digits of a code
 * @param isInOrder the text is as another CMap gave it
 */
export function toUnicodeMap(
	mappings: readonly (readonly [number, readonly number[]])[],
	{ digits = 4, isInOrder = false }: { readonly digits?: number; readonly isInOrder?: boolean } = {},
): string {
	const lines = mappings
		.filter(([, codePoints]) => codePoints.length > 0)
		.map(([code, codePoints]) => `<${hexCode(code).slice(-digits)}> <${utf16(codePoints, isInOrder)}>`);
	const blocks = Array.from({ length: Math.ceil(lines.length / MOST_MAPPINGS) }, (_, block) => {
		const part = lines.slice(block * MOST_MAPPINGS, (block + 1) * MOST_MAPPINGS);
		return [`${part.length} beginbfchar`, ...part, 'endbfchar'].join('\n');
	});
	return [
		'/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
		'/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
		'/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
		`1 begincodespacerange <${'0'.repeat(digits)}> <${'F'.repeat(digits)}> endcodespacerange`,
		...blocks,
		'endcmap CMapName currentdict /CMap defineresource pop end end',
	].join('\n');
}

/** Readers turn text from right to left around character by character, so that of a ligature begins with its last letter. */
function utf16(codePoints: readonly number[], isInOrder: boolean): string {
	const text = codePoints.map((point) => String.fromCodePoint(point)).join('');
	return utf16Of(!isInOrder && mayTurn(text) ? [...text].reverse().join('') : text)
		.toString('hex')
		.toUpperCase();
}

/** A code in a string: four hexadecimal digits. `hexCode(10)` is `'000A'`. */
export const hexCode = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
