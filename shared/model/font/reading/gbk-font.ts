/**
 * Fonts of Chinese Windows programs that say they are simple TrueType fonts with WinAnsiEncoding, and show text in GBK: they bear the
 * Windows name of a Chinese font, in GBK, and are not embedded. Readers take them as composite fonts (docs/semantics.md, D46).
 */
import type { PdfDocument } from '../../../pdf/document';
import { type Dict, dict, Name, Str } from '../../../pdf/syntax/values';
import { isEmbedded } from '../embedding';
import { readNameText } from '../font-dictionary';

/** How their names begin: 宋体, 楷体, 黑体, 仿宋 and 新宋. */
const NAMES = new Set(['cbcecce5', 'bfaccce5', 'badacce5', 'b7c2cbce', 'd0c2cbce']);

/** In Adobe-GB1, the characters of ASCII that are half as wide as Chinese ones: the space, and those from `!` on. */
const SPACE_CID = 7716;
const FIRST_CID = 814;
const FIRST_CODE = 0x20;
const CODES = 0x7f - FIRST_CODE;
const HALF = 500;

/** The composite font that such a font is; undefined for all others. */
export function gbkFont(document: PdfDocument, font: Dict): Dict | undefined {
	if (readNameText(document, font.get('Subtype')) !== 'TrueType' || font.has('ToUnicode')) return undefined;
	const name = readNameText(document, font.get('BaseFont'));
	if (!NAMES.has(Buffer.from(name.slice(0, 4), 'latin1').toString('hex')) || isEmbedded(document, font)) return undefined;
	const widths = document.array(font.get('Widths')) ?? [];
	const first = document.resolve(font.get('FirstChar'));
	const skipped = FIRST_CODE - (typeof first === 'number' ? first : 0);
	const [space, ...others] = Array.from({ length: CODES }, (_, code) => widths[skipped + code] ?? HALF);
	const descendant = dict({
		Subtype: new Name('CIDFontType2'),
		BaseFont: font.get('BaseFont'),
		CIDSystemInfo: dict({ Registry: new Str(Buffer.from('Adobe')), Ordering: new Str(Buffer.from('GB1')) }),
		FontDescriptor: font.get('FontDescriptor'),
		W: [SPACE_CID, [space!], FIRST_CID, others],
	});
	return dict({
		Subtype: new Name('Type0'),
		BaseFont: font.get('BaseFont'),
		Encoding: new Name('GBK-EUC-H'),
		DescendantFonts: [descendant],
	});
}
