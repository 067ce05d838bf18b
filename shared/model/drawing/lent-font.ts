/** A font of the user that PDFium draws where it has none (fpdf_sysfontinfo.h of PDFium). */
import { tableFunction, type Sandbox } from './sandbox';

/** Any number but 0, which means that there is no font. */
const HANDLE = 1;

/** PDFium asks for tables by tag, and with 0 for the file. */
const WHOLE_FILE = 0;

/** PDFium's names of the standard fonts, which it has. It gives them to fonts such as Arial and Times New Roman too. */
const STANDARD = /^(?:Helvetica|Times|Courier)(?:-|$)|^(?:Symbol|ZapfDingbats)$/;
/** As many characters of a name as tell whether it is one of these. */
const NAME = 16;

/** The functions of FPDF_SYSFONTINFO, in its order, each with its place in words, how many numbers it takes, and its results. */
const FUNCTIONS = [
	{ word: 2, takes: 2, results: 0, name: 'EnumFonts' },
	{ word: 3, takes: 7, results: 1, name: 'MapFont' },
	{ word: 4, takes: 2, results: 1, name: 'GetFont' },
	{ word: 5, takes: 5, results: 1, name: 'GetFontData' },
	{ word: 6, takes: 4, results: 1, name: 'GetFaceName' },
	{ word: 7, takes: 2, results: 1, name: 'GetFontCharset' },
	{ word: 8, takes: 2, results: 0, name: 'DeleteFont' },
] as const;

/**
 * The table of functions is full. So ours take the places of PDFium's own, which would look for fonts in files, in the structure
 * that it made for them.
 */
export function lendFont(sandbox: Sandbox, font: Uint8Array): void {
	const info = sandbox.call('FPDF_GetDefaultSystemFontInfo');
	const file = sandbox.store(font);
	const fontData = (_info = 0, _handle = 0, table = 0, buffer = 0, size = 0): number => {
		if (table !== WHOLE_FILE) return 0;
		if (buffer !== 0 && size >= font.length) sandbox.bytes.copyWithin(buffer >>> 0, file, file + font.length);
		return font.length;
	};
	const answers: Partial<Record<string, (...given: number[]) => number>> = {
		MapFont: (_info, _weight, _italic, _charset, _pitch, face = 0) => (STANDARD.test(nameAt(sandbox, face >>> 0)) ? 0 : HANDLE),
		GetFontData: fontData,
	};
	const { __indirect_function_table: table } = sandbox.exports;
	for (const { word, takes, results, name } of FUNCTIONS)
		table.set(sandbox.words.getUint32(info + word * 4, true), tableFunction(takes, results, answers[name] ?? (() => 0)));
	sandbox.call('FPDF_SetSystemFontInfo', info);
}

/** The beginning of a name in ASCII that ends with 0. */
function nameAt({ bytes }: Sandbox, at: number): string {
	const [name = ''] = Buffer.from(bytes.subarray(at, at + NAME))
		.toString('latin1')
		.split('\0');
	return name;
}
