/** Words that only some programs see: escapes within escapes, markup within words, texts in UTF-16, letters far apart. */
import { decode } from '../../../shared/contract/values/decode';
import { asDocument, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, textByMupdf, uncompressed, withTools } from '../../support/judges/tools';
import { sampled } from '../../support/sample';
import { annotation, field, form, made, redacted, SECRET, show, tracesOf, xmp, type Place } from '../../support/secrets/places';

const rich = (text: string): Place => annotation(`/Subtype/FreeText/DA(/F 9 Tf)/RC(<body><p>${text}</p></body>)`);
const link = (address: string): Place => annotation(`/Subtype/Link/A<</S/URI/URI(${address})>>`);
const toUnicode = (data: string): Place => ({
	content: 'BT /T 12 Tf 40 300 Td (A) Tj ET\n',
	objects: {
		60: '<</Font<</F 61 0 R/T 70 0 R>>>>',
		70: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 71 0 R>>',
		71: ['', `/CIDInit /ProcSet findresource begin\n${data}\n1 beginbfchar <41> <0041> endbfchar\n`],
	},
});

const PLACES: Readonly<Record<string, Place>> = {
	'rich text with an escaped soft hyphen': rich('Zork&#173;mid'),
	'rich text with an escaped space without width': rich('Zork&#x200b;mid'),
	'rich text with a soft hyphen by its name': rich('Zork&shy;mid'),
	'rich text in a section of characters': rich('Zork<![CDATA[mid]]>'),
	'rich text with a comment in a word': rich('Zork<!-- > -->mid'),
	'rich text with a tag that has a sign for its end in an attribute': rich('Zork<span title="a>b">mid</span>'),
	'rich text of full width': annotation(`/Subtype/FreeText/DA(/F 9 Tf)/RC(<p>${latin('Ｚｏｒｋ&#xff4d;ｉｄ')}</p>)`),
	'an address with a soft hyphen': link('https://a.example/?q=Zork%C2%ADmid'),
	'an address within an address': link('https://a.example/?to=https%3A%2F%2Fb.example%2FZork%256Did'),
	'metadata with an escaped soft hyphen': xmp('<dc:title>Zork&#xAD;mid</dc:title>'),
	'metadata with a comment in a word': xmp('<dc:title>Zork<!-- -->mid</dc:title>'),
	'the value of a field, as a stream of UTF-16': field('/T(a)/V 71 0 R', {
		71: ['', wide('Zork\u00admid')],
	}),
	'names of a default appearance that nothing defines': field(`/T(a)/V(x)/DA(/F 10 Tf \\(${SECRET}\\) Tj /${SECRET} gs)`),
	'the name of a font that begins as one of a known family': {
		content: 'BT /Z 12 Tf 40 300 Td (x) Tj ET\n',
		objects: {
			60: '<</Font<</F 61 0 R/Z 70 0 R>>>>',
			70: `<</Type/Font/Subtype/Type1/BaseFont/Source${SECRET}-Bold/FontDescriptor 71 0 R>>`,
			71: `<</Type/FontDescriptor/FontName/Source${SECRET}-Bold/Flags 32/CharSet(/a/${SECRET}/b)/Style<</Panose(\\000\\000${SECRET}--)>>>>`,
		},
	},
	'the names of a map to Unicode': toUnicode(
		`/CIDSystemInfo <</Registry (${SECRET}+0) /Ordering (UCS) /Supplement 0>> def /CMapName /${SECRET}+0 def`,
	),
	'text that rises with each letter': {
		content: `BT /F 12 Tf 40 400 Td ${Array.from(SECRET, (letter, at) => `${2 * at} Ts (${letter}) Tj`).join(' ')} ET\n`,
	},
	'text without a width': { content: `BT /F 12 Tf 0 Tz 40 400 Td (Zork) Tj (mid) Tj ET\n${show('')}` },
};

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('redact_text', () => {
	test.each(sampled(Object.keys(PLACES), 6))('takes a word out of %s', async (name) => {
		const source = made(PLACES[name]!);
		const { bytes, facts } = await redacted(source);
		expect(tracesOf(bytes)).toEqual([]);
		expect(facts['redactedMatches']).toBeGreaterThan(0);
		expect(pageTexts(bytes).join('\n')).toContain('Public words');
		expect(qpdfCheck(bytes).output).toEqual(expect.stringContaining('No syntax or stream encoding errors found'));
	});

	test.each([
		['metadata', { ...xmp(''), objects: { 70: ['/Type/Metadata/Subtype/XML', wide('<a>Жуков<b/>ский</a>')] } }],
		['the value of a field', field('/T(a)/V 71 0 R', { 71: ['', wide('Жуковский')] })],
		['rich text', annotation('/Subtype/FreeText/DA(/F 9 Tf)/RC 71 0 R', { 71: ['', wide('<p>Жуков<b>ский</b></p>')] })],
		[
			'a string without a mark',
			annotation(`/Subtype/Text/Contents<${Buffer.from(swapped('Жуковский'), 'latin1').toString('hex')}>`),
		],
	] as [string, Place][])('takes a word that is not in Latin letters out of UTF-16: %s', async (_, place) => {
		const { bytes } = await redact(made(place), 'Жуковский');
		const left = uncompressed(bytes);
		for (const half of ['Жуков', 'ский']) {
			expect(left).not.toContain(swapped(half));
			expect(left.toLowerCase()).not.toContain(Buffer.from(swapped(half), 'latin1').toString('hex'));
		}
	});

	test.each([
		['M&uuml;ller', 'Müller'],
		['John&nbsp;Smith', 'John Smith'],
	])('knows characters of rich text by their names: %s', async (written, search) => {
		const { bytes } = await redact(made(rich(written)), search);
		expect(uncompressed(bytes)).not.toContain(written);
	});

	test('takes letters out of fields that have a cell for each', async () => {
		const cells = Array.from(SECRET, (letter) => `(${letter}) Tj 40 0 Td`).join(' ');
		const source = made(
			field(`/T(a)/V(${SECRET})/Ff 16777216/MaxLen 7/AP<</N 71 0 R>>`, {
				71: form(`/Tx BMC BT /F 12 Tf 5 5 Td (-) Tj ${cells} (.) Tj ET EMC`),
			}),
		);
		const { bytes } = await redacted(source);
		const letters = (of: Uint8Array) => textByMupdf(of).replace('Public words', '').replace(/\s/g, '');
		expect(letters(source)).toContain('Zorkmid');
		expect(letters(bytes)).toBe('-.');
	});

	test('keeps codes of a map to Unicode with the same digits as the number to redact', async () => {
		const place = { ...toUnicode(''), content: 'BT /T 12 Tf 40 300 Td (A) Tj ET BT /F 12 Tf 40 200 Td (No 0041) Tj ET\n' };
		const { bytes } = await redact(made(place), '0041');
		expect(uncompressed(bytes)).toContain('<41> <0041>');
		expect(pageTexts(bytes).join('\n')).not.toContain('0041');
	});

	test('keeps the name of a known family, whose own words are looked for', async () => {
		const place = { objects: { 61: '<</Type/Font/Subtype/TrueType/BaseFont/TimesNewRoman,Bold/Encoding/WinAnsiEncoding>>' } };
		const { bytes } = await redact(made({ ...place, content: show('Roman') }), 'Roman');
		expect(uncompressed(bytes)).toContain('/TimesNewRoman,Bold');
		expect(pageTexts(bytes).join('\n')).not.toContain('Roman');
	});
});

async function redact(bytes: Uint8Array, search: string): Promise<{ readonly bytes: Uint8Array }> {
	return (await local.run('redact_text', [asDocument(bytes)], decode('redact_text', { search }))).documents[0]!;
}

/** In UTF-16BE, as Latin-1. */
function swapped(text: string): string {
	return Buffer.from(text, 'utf16le').swap16().toString('latin1');
}

function wide(text: string): string {
	return `\xfe\xff${swapped(text)}`;
}

/** Bytes in UTF-8, as Latin-1. */
function latin(text: string): string {
	return Buffer.from(text).toString('latin1');
}
