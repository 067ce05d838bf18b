/** Letters and reports: themes, addresses in windows, covers, blocks at the right, fonts, QR codes; in Markdown and in HTML. */
import jsQR from 'jsqr';
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { dejavu, sourceSans } from '../../support/documents/fonts';
import { SMALL_JPEG } from '../../support/documents/images';
import { local } from '../../support/hosts/local';
import {
	asks,
	everyObject,
	pageTexts,
	qpdfCheck,
	renderPages,
	wordBoxes,
	type Picture,
	withPrograms,
} from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

async function made(raw: RawParameters, text: string, name: 'letter.md' | 'letter.html' = 'letter.md') {
	const operation = name.endsWith('.md') ? 'markdown_to_pdf' : 'html_to_pdf';
	const input = { name, bytes: Buffer.from(text) };
	const { documents, notes } = await local.run(operation, [input], decode(operation, { language: 'en', ...raw }));
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code) };
}

const boxOf = (bytes: Uint8Array, word: string, page = 0) => wordBoxes(bytes)[page]!.find(({ text }) => text === word)!.box;

function codeIn({ width, height, rgb }: Picture): { text: string; across: number } | undefined {
	const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
	for (let at = 0; at < width * height; at++) pixels.set(rgb.subarray(at * 3, at * 3 + 3), at * 4);
	const found = jsQR(pixels, width, height);
	if (!found) return undefined;
	const { topLeftCorner, topRightCorner } = found.location;
	return { text: Buffer.from(found.binaryData).toString('utf8'), across: (topRightCorner.x - topLeftCorner.x) / width };
}

const ADDRESS = 'Ada Lovelace  \nEngines Ltd  \nLondon\n\n';

describe('the theme of a letter', () => {
	asks('poppler', 'qpdf');

	testInTurn('has the address in the windows of envelopes, and the text below them', async () => {
		for (const page_size of ['A4', 'Letter'] as const) {
			const { bytes, notes } = await made({ theme: 'letter', page_size, margin: 1 }, `${ADDRESS}Dear Ada,`);
			expect(notes).toEqual([]);
			const [first, last, dear] = [boxOf(bytes, 'Ada'), boxOf(bytes, 'London'), boxOf(bytes, 'Dear')];
			expect(first[1]).toBeGreaterThan(2.04 * 72);
			expect(last[3]).toBeLessThan(3.17 * 72);
			expect(dear[1]).toBeGreaterThan((98 / 25.4) * 72);
			expect(pageTexts(bytes)[0]).not.toMatch(/\b1\b/);
		}
	});

	it('leaves an address where it is on small pages, and a first paragraph of one line', async () => {
		const small = await made({ theme: 'letter', page_size: 'A5' }, `${ADDRESS}Dear Ada,`);
		expect(boxOf(small.bytes, 'Ada')[1]).toBeLessThan(100);
		const plain = await made({ theme: 'letter' }, 'Dear Ada,\n\ntext');
		expect(boxOf(plain.bytes, 'Dear')[1]).toBeLessThan(100);
	});

	it('has numbers if it is longer than a page', async () => {
		const { bytes } = await made({ theme: 'letter' }, 'One.\n\n\\newpage\n\nTwo.');
		expect(pageTexts(bytes).map((text) => text.trim().split(/\s+/))).toEqual([
			['One.', '1'],
			['Two.', '2'],
		]);
	});
});

describe('blocks at the right and in the middle', () => {
	asks('poppler');

	test('are there, and their marks are not', async () => {
		const text = '::: right\nBerlin, today\n:::\n\nleft\n\n::: center\n\nmiddle\n\n## Head\n\n:::\n\nagain\n\n::: right\nopen';
		const { bytes } = await made({ page_numbers: false }, text);
		expect(pageTexts(bytes)[0]!.replace(/\s+/g, ' ').trim()).toBe('Berlin, today left middle Head again ::: right open');
		expect(boxOf(bytes, 'today')[2]).toBeCloseTo(595.28 - 72, 0);
		const middle = boxOf(bytes, 'middle');
		expect((middle[0] + middle[2]) / 2).toBeCloseTo(595.28 / 2, 0);
		for (const word of ['left', 'again']) expect(boxOf(bytes, word)[0]).toBeCloseTo(72, 0);
	});
});

describe('the width of an image', () => {
	asks('poppler');

	testInTurn('is the one in braces after it, and at most that of the column', async () => {
		const widthOf = async (braces: string) => {
			const { bytes } = await made(
				{ page_numbers: false, images: [{ name: 'a.jpg', bytes: SMALL_JPEG }] },
				`![picture](a.jpg)${braces}`,
			);
			expect(pageTexts(bytes)[0]!.trim()).toBe('');
			const { width, height, rgb } = renderPages(bytes, { dpi: 72 })[0]!;
			let [left, right] = [width, 0];
			for (let at = 0; at < width * height; at++)
				if (rgb[at * 3 + 1]! < 250) [left, right] = [Math.min(left, at % width), Math.max(right, (at % width) + 1)];
			return right - left;
		};
		expect(await widthOf('{width=5cm}')).toBeCloseTo((5 / 2.54) * 72, -1);
		expect(await widthOf('{width=50%}')).toBeCloseTo((595 - 144) * 0.4 + 0, -2);
		expect(await widthOf('{width=99cm}')).toBeLessThanOrEqual(452);
	});
});

describe('a cover', () => {
	asks('poppler', 'qpdf');

	it('has the title once, the author and the date, and no lines in its margins', async () => {
		const { bytes, notes } = await made(
			{ theme: 'report', table_of_contents: true, date: 'May', header: 'Head' },
			'---\ncover: true\nauthor: Ada\n---\n# Title\n\n## Part\n\nText.',
		);
		expect(notes).toEqual([]);
		expect(pageTexts(bytes).map((text) => text.trim().split(/\s+/).sort().join(' '))).toEqual([
			'Ada May Title',
			'2 3 Contents Head Part',
			'3 Head Part Text.',
		]);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	it('has the title of the front matter before several chapters', async () => {
		const { bytes } = await made({ page_numbers: false }, '---\ncover: true\ntitle: Book\n---\n# One\n\n# Two');
		expect(pageTexts(bytes).map((text) => text.trim().split(/\s+/).join(' '))).toEqual(['Book', 'One Two']);
	});
});

describe('a date of the front matter', () => {
	asks('poppler', 'qpdf');

	const textOf = async (raw: RawParameters, words: string): Promise<string> => {
		const { bytes, notes } = await made({ page_numbers: false, ...raw }, `---\ntitle: Title\n${words}\n---\n\nText.`);
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		// Readers begin with the header or with the text.
		return pageTexts(bytes)
			.join(' ')
			.trim()
			.split(/\s+/)
			.join(' ')
			.replace(/^Text\. (.*)$/, '$1 Text.');
	};

	it('is on the cover, and in place of {date}, as it is written', async () => {
		expect(await textOf({}, 'date: 2026-11-30\ncover: true')).toBe('Title 2026-11-30 Text.');
		expect(await textOf({ theme: 'letter', header: '{date}' }, 'date: 2026-11-30T14:30:00+01:00')).toBe(
			'2026-11-30T14:30:00+01:00 Text.',
		);
		expect(await textOf({ theme: 'letter', header: '{date}' }, 'date: !!timestamp 2026-11-30 # of delivery')).toBe(
			'2026-11-30 Text.',
		);
		expect(await textOf({}, 'date: |\n  1 May\n  2026\ncover: true')).toBe('Title 1 May 2026 Text.');
		expect(await textOf({ theme: 'letter', header: '{date}', values: { day: '1 May' } }, 'date: "{{day}}"')).toBe('1 May Text.');
	});

	it('gives way to the parameter, whatever it is', async () => {
		for (const words of ['2026-11-30', 'x'.repeat(101), '[2026]'])
			expect(await textOf({ date: 'May' }, `date: ${words}\ncover: true`)).toBe('Title May Text.');
	});

	it('counts as absent if it is not text, and is refused if it is longer than the parameter may be', async () => {
		expect(await textOf({}, 'date: [2026, 11]\ncover: true')).toBe('Title Text.');
		await expect(textOf({ header: '{date}' }, 'date: {day: 30}')).rejects.toThrow('date: is required');
		expect(await textOf({}, `date: ${'😀'.repeat(100)}\ncover: true`)).toContain('Title');
		await expect(textOf({}, `date: ${'x'.repeat(101)}`)).rejects.toThrow(
			'file: has a date in its front matter of more than 100 characters',
		);
	});
});

describe('QR codes as images', () => {
	asks('poppler');

	testInTurn('are read by a program that we did not write, from Markdown and HTML, with values, too', async () => {
		const link = 'https://example.com/a%2Fb?c=ü';
		const payment = 'BCD\n002\n1\nSCT\n\nÜbung & Söhne';
		const cases = [
			['letter.md', `![](<qr:${link}>){width=2in}`, {}, link],
			['letter.md', '![](qr:{{code}}){width=2in}', { values: JSON.stringify({ code: payment }) }, payment],
			['letter.html', `<img alt="" src="qr:${link}" width=192>`, {}, link],
			['letter.html', '<img alt="" width=192 src="qr:{{code}}">', { values: JSON.stringify({ code: payment }) }, payment],
			['letter.html', '<img alt="" width=192 src="qr:{{code}}">', { values: JSON.stringify({ code: link }) }, link],
		] as const;
		for (const [name, text, raw, content] of cases) {
			const { bytes, notes } = await made({ page_numbers: false, ...raw }, text, name);
			expect(notes.filter((code) => code !== 'styles_ignored')).toEqual([]);
			const found = codeIn(renderPages(bytes, { dpi: 100 })[0]!);
			expect(found?.text).toBe(content);
			// Without the quiet zone.
			expect(found!.across * 595).toBeGreaterThan(90);
			expect(found!.across * 595).toBeLessThan(144);
		}
	});

	it('refuses a text that no code holds', async () => {
		await expect(made({}, `![](qr:${'x'.repeat(3000)})`)).rejects.toThrow(
			'file: has a QR code (qr:) of 3000 bytes, and at most 2331 fit',
		);
	});
});

describe('fonts and sizes of pages', () => {
	asks('poppler', 'qpdf');
	const font = { name: 'font.ttf', bytes: sourceSans() };
	const bold_font = { name: 'bold.ttf', bytes: dejavu() };

	testInTurn('sets text, bold text and code each in its font, and leans italic text', async () => {
		for (const [name, family, text] of [
			['letter.md', 'NotoSans', '# Head\n\nplain *slanted* **bold *both*** `code`'],
			['letter.html', 'NotoSerif', '<h1>Head</h1>plain <i>slanted</i> <b>bold <i>both</i></b> <code>code</code>'],
		] as const) {
			const fonts = async (raw: RawParameters) => {
				const { bytes, notes } = await made({ page_numbers: false, ...raw }, text, name);
				expect(notes).toEqual([]);
				expect(qpdfCheck(bytes).clean).toBe(true);
				expect(pageTexts(bytes)[0]!.replace(/\s+/g, ' ').trim()).toBe('Head plain slanted bold both code');
				const names = everyObject(bytes).match(/\/FontName ?\/[A-Z]{6}\+[\w-]+/g) ?? [];
				return [...new Set(names.map((one) => one.split('+')[1]!))].sort();
			};
			const [ours, one, both] = [await fonts({}), await fonts({ font }), await fonts({ font, bold_font })];
			const styles = ['Italic', 'Regular', 'SemiBold', 'SemiBoldItalic'];
			expect(ours).toEqual([...styles.map((style) => `${family}-${style}`), 'NotoSansMono-Regular'].sort());
			expect(one).toEqual(['NotoSans-SemiBold', 'NotoSans-SemiBoldItalic', 'NotoSansMono-Regular', 'SourceSansPro-Regular']);
			expect(both).toEqual(['DejaVuSans', 'NotoSansMono-Regular', 'SourceSansPro-Regular']);
		}
		await expect(made({ bold_font }, 'text')).rejects.toThrow('bold_font');
	});

	testInTurn('makes pages of any size', async () => {
		for (const [name, text] of [
			['letter.md', 'text'],
			['letter.html', '<p>text'],
		] as const) {
			for (const size of [{ page_width: '210 mm', page_height: '99 mm' }, { page_size: '210 x 99 mm' }]) {
				const { bytes } = await made({ ...size, margin: 0.4 }, text, name);
				expect(everyObject(bytes)).toMatch(/MediaBox ?\[ ?0 0 595\.276 280\.63 ?\]/);
			}
		}
	});
});

// PDFium gives no text for pictures beyond the first plane of Unicode.
withPrograms('poppler')('flags and joined emoji', () => {
	test('are drawn as their parts, and are still themselves as text', async () => {
		for (const [name, text] of [
			['letter.md', 'From 🇩🇪 and 🏳️‍🌈 to ❤️‍🔥 all'],
			['letter.html', '<p>From 🇩🇪 and 🏳️‍🌈 to ❤️‍🔥 all'],
		] as const) {
			const { bytes, notes } = await made({ page_numbers: false }, text, name);
			expect(notes.filter((code) => code !== 'styles_ignored')).toEqual([]);
			expect(pageTexts(bytes)[0]!.trim()).toBe('From 🇩🇪 and 🏳️‍🌈 to ❤️‍🔥 all');
		}
	});
});

withPrograms('poppler')('signs of lists, certificates and instructions', () => {
	test.each(['① ❖ ➤ ♥ ☺ ♂ ⌘ ❯ ♪ ⊗ ⋮ ⬢ ☎', '📃 🏅 🪙 🔻 🧡 🏧 🩺 🎓'])(
		'are drawn, and are still themselves as text: %s',
		async (text) => {
			for (const [name, content] of [
				['letter.md', text],
				['letter.html', `<p>${text}`],
			] as const) {
				const { bytes, notes } = await made({ page_numbers: false }, content, name);
				expect(notes).toEqual([]);
				expect(pageTexts(bytes)[0]!.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
			}
		},
	);
});

describe('a collection of fonts', () => {
	asks('poppler', 'qpdf');

	it('gives its first font', async () => {
		const font = sourceSans('TTF');
		const tables = font.readUInt16BE(4);
		const header = Buffer.alloc(20);
		header.write('ttcf', 0, 'latin1');
		header.writeUInt16BE(1, 4);
		header.writeUInt32BE(2, 8);
		header.writeUInt32BE(20, 12);
		header.writeUInt32BE(20, 16);
		const moved = Buffer.from(font);
		for (let index = 0; index < tables; index++) {
			const at = 12 + index * 16 + 8;
			moved.writeUInt32BE(font.readUInt32BE(at) + 20, at);
		}
		const collection = { name: 'fonts.ttc', bytes: Buffer.concat([header, moved]) };
		const { bytes, notes } = await made({ font: collection, page_numbers: false }, 'Some text');
		expect(notes).toEqual([]);
		expect(pageTexts(bytes)[0]!.trim()).toBe('Some text');
		expect(everyObject(bytes)).toMatch(/SourceSansPro-Regular/);
		for (const length of [13, 40, 500, 5000])
			await expect(made({ font: { name: 'f.ttc', bytes: collection.bytes.subarray(0, length) } }, 'text')).rejects.toThrow(
				/^font: /,
			);
	});
});
