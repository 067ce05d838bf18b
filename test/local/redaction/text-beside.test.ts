/** Text beside redacted words is shown once, where it was, and words of the file format hinder no search. */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, textByMupdf, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const redact = async (bytes: Uint8Array, search: string): Promise<Uint8Array> => {
	const { documents } = await local.run(
		'redact_text',
		[asDocument(bytes)],
		decode('redact_text', { search, redact_mark: 'none' }),
	);
	return documents[0]!.bytes;
};

const wordsOf = (bytes: Uint8Array): string[] => pageTexts(bytes).join(' ').split(/\s+/).filter(Boolean);

/** A map to Unicode, as programs write it. */
const MAP = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('redact_text', () => {
	testInTurn.each([
		['T*', '(one Zorkmid two) Tj'],
		['T*', '[(one ) (Zork) (mid) ( two)] TJ'],
		['T*', '<6f6e65205a6f726b6d69642074776f> Tj'],
		['[] 0 d', '(one Zorkmid two) Tj'],
		['/Span BMC EMC', '(one Zorkmid two) Tj'],
	])('shows the rest of text once that follows %s without white space: %s', async (before, shown) => {
		const written = (text: string) => texts([`BT /F 12 Tf 14 TL 40 400 Td ${before}${text} (end) Tj ET`]);
		const bytes = await redact(written(shown), 'Zorkmid');
		for (const text of [pageTexts(bytes).join(), textByMupdf(bytes)]) expect(text.replace(/\s+/g, ' ').trim()).toBe('one twoend');
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	test.each(['source', 'space', 'Adobe', 'identity'])('is not stopped by “%s” in the language of CMaps', async (word) => {
		const bytes = texts([`BT /F 12 Tf 40 400 Td (a ${word} here) Tj /B 12 Tf 0 -50 Td (below) Tj ET`], {
			objects: { 62: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/ToUnicode 90 0 R>>', 90: ['', MAP] },
		});
		expect([...wordsOf(bytes)].sort()).toEqual(['a', 'below', 'here', word].sort());
		expect([...wordsOf(await redact(bytes, word))].sort()).toEqual(['a', 'below', 'here']);
	});

	test('is not stopped by names after a percent sign in a string', async () => {
		const bytes = texts(['BT /F 12 Tf 40 400 Td (9 % a source) Tj 0 -50 Td (5 %) Tj /SourceSans gs ( b) Tj ET'], {
			resources: '/ExtGState<</SourceSans<</LW 1>>>>',
		});
		expect(wordsOf(await redact(bytes, 'source')).join('')).toBe('9%a5%b');
	});
});
