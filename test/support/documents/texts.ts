/** Documents of known text, with fonts that say any character. */
import { rawPdf } from './raw';

/** The codes of `text` in the fonts `U` and `V`, as a hexadecimal string. */
export const codes = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Ranges may not cross the high byte, and a block has at most 100 of them (ISO 32000-2, 9.10.3). */
const ranges = Array.from({ length: 256 }, (_, high) => {
	const page = high.toString(16).padStart(2, '0');
	return `<${page}00> <${page}ff> <${page}00>`;
});
const blocks = [0, 100, 200].map((from) => {
	const block = ranges.slice(from, from + 100);
	return `${block.length} beginbfrange ${block.join('\n')} endbfrange`;
});
const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap end end`;

/**
 * Pages of 400 by 600 points with these contents. `F` is Helvetica, `B` Helvetica-Bold; `U` has a code for every character, half an em wide,
 * and `V` the same in vertical writing. `resources` and `page` are further entries.
 */
export function texts(
	contents: readonly string[],
	{
		resources = '',
		page = '',
		catalog = '',
		objects = {},
	}: {
		resources?: string;
		page?: string;
		catalog?: string;
		objects?: Readonly<Record<number, string | readonly [string, string]>>;
	} = {},
): Uint8Array {
	const kids = contents.map((_, index) => `${FIRST + 2 * index} 0 R`);
	return rawPdf({
		1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
		2: `<</Type/Pages/Count ${contents.length}/MediaBox[0 0 400 600]/Resources 60 0 R/Kids[${kids.join(' ')}]>>`,
		60: `<</Font<</F 61 0 R/B 62 0 R/U 63 0 R/V 64 0 R>>${resources}>>`,
		61: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
		62: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
		63: '<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/Identity-H/ToUnicode 66 0 R/DescendantFonts[65 0 R]>>',
		64: '<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/Identity-V/ToUnicode 66 0 R/DescendantFonts[65 0 R]>>',
		65: '<</Type/Font/Subtype/CIDFontType2/BaseFont/Any/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 500/FontDescriptor 67 0 R>>',
		66: ['', toUnicode],
		67: '<</Type/FontDescriptor/FontName/Any/Flags 4/FontBBox[0 -200 500 800]/Ascent 800/Descent -200/CapHeight 700/StemV 80/ItalicAngle 0>>',
		...Object.fromEntries(contents.flatMap((content, index) => pageObjects(FIRST + 2 * index, content, page))),
		...objects,
	});
}

/** The object of the first page; its content is the next one. Tests have 70 and up. */
const FIRST = 200;

const pageObjects = (number: number, content: string, entries: string): [number, string | readonly [string, string]][] => [
	[number, `<</Type/Page/Parent 2 0 R/Contents ${number + 1} 0 R${entries}>>`],
	[number + 1, ['', content]],
];

/** Lines of Helvetica, the first at this place. */
export const lines = (x: number, y: number, texts: readonly string[], size = 10): string =>
	`BT /F ${size} Tf ${size * 1.2} TL ${x} ${y} Td ${texts.map((text) => `(${text.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET\n`;
