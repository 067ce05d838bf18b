/** Lines of lists, of contents, of fields and of recognized text in Markdown of pages without tags (docs/semantics.md, §26.4). */
import { markdownOf } from '../../../shared/model/text/markdown/markdown';
import { PageReader } from '../../../shared/model/text/page-reader';
import { openDocument } from '../../../shared/pdf/open-document';
import { codes, lines, texts } from '../../support/documents/texts';
import { job } from '../../support/hosts/local';

type Options = Parameters<typeof texts>[1];

async function markdown(content: string, options: Options = {}): Promise<string> {
	const document = await openDocument(texts([content], options), job());
	return (await markdownOf(document, [await new PageReader(document, true).page(0)])).pages[0]!;
}

const TYPED = { objects: { 61: '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>' } };
const bold = (x: number, y: number, text: string, size = 10) => lines(x, y, [text], size).replace('/F', '/B');
const body = lines(30, 560, ['Most of the page is text of this size, and', 'a paragraph of it has several lines.']);

describe('recognized text over a scan', () => {
	const scan = (y: number) => lines(30, y, ['This line was read by a program, and goes', 'on in the next one.']);

	it('is not code, although its font is of fixed pitch', async () => {
		expect(await markdown(`3 Tr ${scan(500)}`, TYPED)).toBe('This line was read by a program, and goes on in the next one.');
	});

	it('is code where it is seen', async () => {
		expect(await markdown(scan(500), TYPED)).toMatch(/^```\nThis line/);
	});
});

describe('items of a list', () => {
	const list = lines(30, 500, [
		'- Print the voucher and bring it to one of the',
		'places that are named on it.',
		'- Write your name and address into the space',
		'below.',
		'- Call ahead if you want to come with children',
		'or with dogs.',
	]);

	it('go on in lines that are not moved in, below full ones', async () => {
		expect(await markdown(list)).toBe(
			'- Print the voucher and bring it to one of the places that are named on it.\n' +
				'- Write your name and address into the space below.\n' +
				'- Call ahead if you want to come with children or with dogs.',
		);
	});

	it('end where the line had room, or a sentence ends', async () => {
		const after = lines(30, 500, [
			'- A short item',
			'is not gone on with here by this one.',
			'- An item of which the sentence ends as here.',
			'Another one that does not belong to the item.',
			'- The last of all the items of this short list',
		]);
		expect(await markdown(after)).toMatch(
			/- A short item\n\nis not gone on .*\n\n- An item of .* as here\.\n\nAnother one .*\n\n- The last/,
		);
	});

	it('have marks that are not readable where words follow, and formulas have none', async () => {
		const sign = (y: number, text: string) => `BT /U 10 Tf 30 ${y} Td ${codes('\ufffd')} Tj ET ${lines(45, y, [text])}`;
		const content = body + sign(500, 'The first item') + sign(460, '= x + 3');
		const written = await markdown(content);
		expect(written).toContain('\n\n- The first item');
		expect(written).toMatch(/\n\n\ufffd += x \+ 3$/);
	});
});

describe('lists of contents', () => {
	const entry = (y: number, title: string, page: number) => lines(30, y, [`${title}${'.'.repeat(60 - title.length)}${page}`]);

	it('have an entry on each line, with one sign in place of the dots', async () => {
		const content = entry(500, 'Introduction', 3) + entry(488, 'Language', 14) + entry(476, 'Appendix', 120);
		expect(await markdown(content)).toBe('Introduction \u2026 3\nLanguage \u2026 14\nAppendix \u2026 120');
	});

	it('are not tables where dots are drawn apart, at a distance from the numbers of pages', async () => {
		const titles = ['Introduction', 'Language', 'Methods', 'Appendix'];
		const content = titles.map((title, row) => {
			const y = 500 - 14 * row;
			const dots = Array.from({ length: 30 }, (_, dot) => lines(100 + 7 * dot, y, ['.']));
			return lines(30, y, [title]) + dots.join('') + lines(340, y, [String(3 + row)]);
		});
		expect(await markdown(content.join(''))).toBe(titles.map((title, row) => `${title} \u2026 ${3 + row}`).join('\n'));
	});

	it('keep few dots, and end items', async () => {
		const content = entry(500, 'a. Basics', 3) + entry(488, 'Language', 4) + lines(30, 400, ['So it goes... on.']);
		expect(await markdown(content)).toBe('- a. Basics \u2026 3\n\nLanguage \u2026 4\n\nSo it goes... on.');
	});
});

describe('fields', () => {
	it('are read from the label on, although the value is drawn first', async () => {
		const field = (y: number, label: string, value: string) => lines(64, y, [value]) + lines(30, y, [label]);
		const written = await markdown(body + field(500, 'Order:', '6669263') + field(470, 'Dated:', '18 April'));
		expect(written).toContain('\n\nOrder: 6669263\n\nDated: 18 April');
	});
});

describe('rows of sums', () => {
	it('are not headings, though larger than the text or bold', async () => {
		expect(await markdown(body + lines(30, 470, ['Tax (S) 275,00 at 7 is 19,25'], 14))).not.toContain('#');
		expect(await markdown(body + bold(30, 470, 'A2->10,80; B1->16,20; certificate of skill->25,55'))).not.toContain('#');
		expect(await markdown(body + lines(30, 470, ['Page 14 at scale 1.25'], 14))).toContain('# Page 14 at scale 1.25');
	});
});

describe('digits of another font', () => {
	it('are not code within a number', async () => {
		const objects = { 62: '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>' };
		const content = 'BT /F 10 Tf 30 500 Td (In December 2) Tj /B 10 Tf (0) Tj /F 10 Tf (24 it was adopted.) Tj ET';
		expect(await markdown(content, { objects })).toBe('In December 2024 it was adopted.');
	});
});

describe('spaced lines', () => {
	const spaced = (y: number, given: readonly string[], x = 30) => given.map((line, at) => lines(x, y - 24 * at, [line])).join('');
	const PROSE = [
		'I have served as a commissioner for almost four years now, and through',
		'my term have devoted a great deal of attention to issues of competition',
		'law.',
		'When I accepted this invitation, I was determined to talk about things',
		'off the beaten path.',
	];

	it('of prose are paragraphs, which end where a line had room', async () => {
		expect(await markdown(spaced(500, PROSE))).toBe(`${PROSE.slice(0, 3).join(' ')}\n\n${PROSE.slice(3).join(' ')}`);
	});

	it('begin a paragraph where they are moved in, or have a mark', async () => {
		const moved = spaced(500, PROSE.slice(0, 2)) + lines(60, 452, [PROSE[3]!]) + lines(30, 428, ['off the beaten path.']);
		expect(await markdown(moved)).toBe(`${PROSE.slice(0, 2).join(' ')}\n\n${PROSE.slice(3).join(' ')}`);
		const items = spaced(500, [PROSE[0]!, PROSE[1]!, `- ${PROSE[3]}`, PROSE[4]!]);
		expect(await markdown(items)).toBe(`${PROSE.slice(0, 2).join(' ')}\n\n- ${PROSE.slice(3).join(' ')}`);
	});

	it('that do not go on with each other stay apart', async () => {
		const names = [
			'Anna Maria of the northern hills and of the lakes',
			'Bernard the Baker',
			'Cosima',
			'Dorothea, who came last of all here',
		];
		expect(await markdown(spaced(500, names))).toBe(names.join('\n\n'));
	});
});

describe('marks of items that are drawn after all items', () => {
	const names = ['German, as a child', 'English', 'Spanish'];
	const items = names.map((name, row) => lines(50, 480 - 14 * row, [name])).join('');
	const marks = (x: number, mark: string) =>
		names.map((_, row) => `BT /U 10 Tf ${x} ${480 - 14 * row} Td ${codes(mark)} Tj ET\n`).join('');

	it.each(['•', '◦', '□'])('belong to these: %s', async (mark) => {
		const list = names.map((name) => `- ${name}`).join('\n');
		expect(await markdown(body + items + marks(38, mark))).toMatch(new RegExp(`\\n\\n${list}$`));
	});

	it('do not if they are far away, or are letters', async () => {
		expect(await markdown(body + items + marks(10, '•'))).not.toContain('- German');
		expect(await markdown(body + items + marks(40, 'x'))).not.toContain('x German');
	});
});

describe('the foot of a page', () => {
	const foot = lines(30, 60, ['1 In the matter of a note.']) + lines(180, 30, ['Page 1 of 23']);

	it('comes after the text, although it is drawn first', async () => {
		expect(await markdown(foot + body)).toMatch(/^Most of the page .*\n\n1 In the matter of a note\.\n\nPage 1 of 23$/);
	});

	it('keeps its place where it is most of the text, or text is below it', async () => {
		const title = lines(30, 560, ['A title']);
		expect(await markdown(foot + title)).toMatch(/^1 In .*\n\nPage 1 of 23\n\nA title$/);
		expect(await markdown(foot + body + lines(300, 20, ['Below.']))).toMatch(/^1 In /);
	});
});
