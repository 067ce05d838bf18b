/**
 * Which objects may be written once for all that are identical to them (docs/semantics.md, identical objects): resources, which
 * do not belong to one place of a document. An annotation, a field, a page or an optional content group does, even if another one
 * has the same entries: identical links occur on every page, and an annotation belongs to one page (ISO 32000-2, 12.5.2).
 */
import type { PdfDocument } from '../../pdf/document';
import { asBuffer, classOf, REGULAR, SOLIDUS, SPACE } from '../../pdf/syntax/characters';
import { Dict, Name, Stream, type Value } from '../../pdf/syntax/values';
import { ContentOperators } from '../content/operators';
import { greatest, least } from '../../lists';

/** Entries that only objects of one place have, whatever their /Type is. */
const TIES = [
	...['Parent', 'P', 'Kids', 'Fields', 'Annots', 'First', 'Last', 'Prev', 'Next', 'StructParent', 'StructParents'],
	...['FT', 'T', 'Title', 'ByteRange', 'MCID', 'OCGs', 'EF', 'Count', 'Dest', 'Nums', 'Names', 'Limits'],
];

/** Types of dictionaries and streams that may be shared. */
const TYPES = new Set([...['XObject', 'Font', 'FontDescriptor', 'Encoding', 'CMap', 'ExtGState', 'Pattern', 'Halftone']]);
/** A dictionary or stream without /Type may be shared if it has one of these entries, or both where there are two. */
const SIGNS: readonly (readonly string[])[] = [
	...[['PatternType'], ['ShadingType'], ['FunctionType'], ['Differences'], ['HalftoneType'], ['WhitePoint']],
	...[
		['FontName', 'Flags'],
		['BaseFont', 'Subtype'],
		['Registry', 'Ordering'],
	],
];
/** Entries of graphics state parameters that nothing else has (ISO 32000-2, table 57). */
const STATE = ['CA', 'ca', 'BM', 'AIS', 'SMask', 'OPM', 'op', 'OP', 'SA', 'TR', 'TR2', 'BG', 'BG2', 'UCR', 'UCR2', 'LW'];
/** The entries of a resource dictionary, which is a part of the forms and patterns that refer to it. */
const RESOURCES = new Set(['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'ProcSet', 'Properties']);
/** Subtypes of streams that are XObjects or font programs. */
const STREAM_SUBTYPES = new Set(['Image', 'Form', 'Type1C', 'CIDFontType0C', 'OpenType']);
/** Families of color spaces that arrays name (8.6). */
const COLOR_SPACES = new Set([...['ICCBased', 'Indexed', 'Separation', 'DeviceN', 'Lab', 'CalRGB', 'CalGray', 'Pattern']]);
/** Arrays of this many numbers and more are widths of glyphs. Shorter ones may be boxes and matrices of anything. */
const WIDTHS = 9;

/** A stream that is an image, a form or a font program, and has nothing that could tie it: told from the bytes of its dictionary. */
export function isPlainlyShareable(dictionary: string): boolean {
	return /\/(?:Subtype\s*\/(?:Image|Form)|Length1)\b/.test(dictionary) && !MAY_BE_TIED.test(dictionary);
}

/** Names may be written with `#xx`. */
const MAY_BE_TIED = new RegExp(`#|/(?:Rect|${TIES.join('|')})\\b|/Type\\s*/(?!XObject\\b)`);

/** `named`: something refers to the object in an entry that only resources are in (see `namesResource`). */
export function isShareable(document: PdfDocument, value: Value, named: boolean): boolean {
	if (Array.isArray(value)) return isColorSpace(value) || isWidths(value);
	const dict = value instanceof Stream ? value.dict : value;
	if (!(dict instanceof Dict) || TIES.some((key) => dict.has(key))) return false;
	if (dict.has('Rect') && dict.has('Subtype')) return false;
	const type = document.resolve(dict.get('Type'));
	if (type instanceof Name) return TYPES.has(type.text);
	if (SIGNS.some((keys) => keys.every((key) => dict.has(key)))) return true;
	if (value instanceof Stream) return named || isResourceStream(document, value);
	return STATE.some((key) => dict.has(key)) || (dict.size > 0 && [...dict.keys()].every((key) => RESOURCES.has(key)));
}

/** Streams without /Type: by their subtype, their entries, or by how glyphs of Type 3 fonts begin (9.6.4). */
function isResourceStream(document: PdfDocument, stream: Stream): boolean {
	const { dict } = stream;
	const subtype = document.resolve(dict.get('Subtype'));
	if (subtype instanceof Name) return STREAM_SUBTYPES.has(subtype.text);
	if (dict.has('Length1') || (dict.has('Width') && dict.has('Height'))) return true;
	let operators: ContentOperators;
	try {
		operators = new ContentOperators(document.decoded(stream).subarray(0, 256));
	} catch {
		return false;
	}
	if (!operators.next()) return false;
	const { operator, count } = operators;
	return (operator === 'd0' && count === 2) || (operator === 'd1' && count === 6);
}

/** Entries that refer to font programs, CMaps, glyph maps and color profiles. */
const NAMING = ['FontFile', 'FontFile2', 'FontFile3', 'ToUnicode', 'UseCMap', 'CIDToGIDMap', 'ICCBased', 'DestOutputProfile'];
const SHORTEST_NAMING = least(NAMING.map((name) => name.length));
const LONGEST_NAMING = greatest(NAMING.map((name) => name.length));

/** Whether the reference at `at` follows a name that only resources are named by. */
export function namesResource(bytes: Uint8Array, at: number): boolean {
	while (at > 0 && classOf[bytes[at - 1]!] === SPACE) at--;
	let start = at;
	while (start > 0 && at - start < LONGEST_NAMING && classOf[bytes[start - 1]!] === REGULAR) start--;
	// Most names are shorter: /Parent, /P, /F1.
	if (at - start < SHORTEST_NAMING || bytes[start - 1] !== SOLIDUS) return false;
	return NAMING.includes(asBuffer(bytes).toString('latin1', start, at));
}

function isColorSpace([family]: readonly Value[]): boolean {
	return family instanceof Name && COLOR_SPACES.has(family.text);
}

/** /Widths of simple fonts, /W and /W2 of composite ones. */
function isWidths(values: readonly Value[]): boolean {
	const flat = values.flat();
	return flat.length >= WIDTHS && flat.every((item) => typeof item === 'number');
}
