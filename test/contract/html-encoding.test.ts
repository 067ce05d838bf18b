/** HTML that is not UTF-8: it is read as it declares, and otherwise refused. */
import { asAccepted, readMarkup } from '../../shared/contract/documents';
import { OctavoError } from '../../shared/contract/errors';
import type { OperationName } from '../../shared/contract/operations';

const hex = (text: string): Buffer => Buffer.from(text.replace(/ /g, ''), 'hex');
const page = (head: string, words: Buffer): Buffer =>
	Buffer.concat([Buffer.from(`<html><head>${head}</head><body>`), words, Buffer.from('</body></html>')]);

function textOf(bytes: Buffer, operation: OperationName = 'html_to_pdf'): string {
	const [document] = asAccepted(operation, [{ name: 'page.html', bytes }]);
	return Buffer.from(document!.bytes).toString('utf8');
}

function refusalOf(bytes: Buffer, operation?: OperationName): string {
	try {
		textOf(bytes, operation);
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown.message;
		throw thrown;
	}
	throw new Error('it was not refused');
}

const WESTERN = hex('53 74 72 61 df 65 20 80 20 35 20 96 20 ff');

describe('HTML that is not UTF-8', () => {
	test.each<[name: string, bytes: Buffer, words: string]>([
		['windows-1252', page('<meta charset="windows-1252">', WESTERN), 'Straße € 5 – ÿ'],
		[
			'a declaration as in exports of word processors',
			page('<meta http-equiv=Content-Type content="text/html; charset=windows-1252">', WESTERN),
			'Straße € 5 – ÿ',
		],
		// Browsers take it for windows-1252 (Encoding, 4.2).
		['ISO 8859-1', page('<title>x</title><META CHARSET=ISO-8859-1>', WESTERN), 'Straße € 5 – ÿ'],
		['windows-1250', page("<meta charset='windows-1250'>", hex('9c 9f e6')), 'śźć'],
		['windows-1251', page('<meta charset="windows-1251">', hex('cf f0 e8 e2 e5 f2')), 'Привет'],
		['Shift JIS', page('<meta charset="shift_jis">', hex('93 fa 96 7b')), '日本'],
		[
			'ISO 2022-JP, whose bytes are all ASCII',
			page('<meta charset="iso-2022-jp">', hex('1b 24 42 46 7c 4b 5c 1b 28 42')),
			'日本',
		],
		['GBK', page('<meta charset="gb2312">', hex('d6 d0 ce c4')), '中文'],
		[
			'an XML declaration',
			Buffer.concat([Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?>'), page('', WESTERN)]),
			'Straße € 5 – ÿ',
		],
		['UTF-16 with its mark', Buffer.from('\ufeff<p>Straße € 漢', 'utf16le'), 'Straße € 漢'],
		['UTF-16 with its mark, most significant byte first', Buffer.from('\ufeff<p>Straße 漢', 'utf16le').swap16(), 'Straße 漢'],
		['UTF-16 without its mark', Buffer.from('<p>Straße 漢', 'utf16le'), 'Straße 漢'],
		['UTF-8 that says something else', page('<meta charset="windows-1252">', Buffer.from('Straße €')), 'Straße €'],
	])('%s is read', (_, bytes, words) => {
		const text = textOf(bytes);
		expect(text).toContain(words);
		expect(text).not.toContain('\ufeff');
	});

	test.each<[name: string, bytes: Buffer]>([
		['no declaration', page('', WESTERN)],
		['a declaration beyond the first kilobyte', page(`${' '.repeat(1024)}<meta charset="windows-1252">`, WESTERN)],
		['an encoding that is not known', page('<meta charset="klingon">', WESTERN)],
		['another encoding than it has', page('<meta charset="utf-8">', WESTERN)],
		['bytes that the encoding does not have', page('<meta charset="shift_jis">', hex('93'))],
	])('%s is an issue that says what helps', (_, bytes) => {
		expect(refusalOf(bytes)).toMatch(
			/^file: is not text in UTF-8: the byte at offset \d+ does not fit\. Name its encoding, as in <meta charset="windows-1252">, or save it as UTF-8, and make sure that it is not another kind of file$/,
		);
	});

	test('a declaration is looked for in a short time', () => {
		const start = page(`${'<meta '.repeat(200)}${'charset '.repeat(100)}`, WESTERN);
		expect(refusalOf(start)).toContain('is not text in UTF-8');
	});

	test('hosts that look for images in it read the same', () => {
		const declared = page('<meta charset="windows-1252">', WESTERN);
		expect(readMarkup('html_to_pdf', declared)).toContain('Straße € 5');
		expect(readMarkup('html_to_pdf', Buffer.from('\ufeff<img src="field:logo">', 'utf16le'))).toBe('<img src="field:logo">');
		expect(readMarkup('html_to_pdf', Buffer.from('Straße'))).toBe('Straße');
		expect(readMarkup('markdown_to_pdf', declared)).not.toContain('Straße €');
	});

	test('Markdown is UTF-8, whatever it mentions', () => {
		expect(refusalOf(page('<meta charset="windows-1252">', WESTERN), 'markdown_to_pdf')).toMatch(/Save it as UTF-8, and/);
	});
});
