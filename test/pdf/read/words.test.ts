/** Repair takes words for keywords only where they are: strings, names and comments may hold any. */
import fc from 'fast-check';
import { OctavoError } from '../../../shared/contract/errors';
import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { expectLinear } from '../../support/cost/growth';
import { RawFile, pageObjects } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { amount, testInTurn } from '../../support/sample';

const WORDS = [
	'stream',
	'Video streaming',
	'>>\nstream\n',
	'>> stream\r\n',
	'endstream',
	'endobj',
	'endstream\nendobj\n',
	'11 0 obj',
	'2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n',
	'obj',
	'trailer\n<</Root 11 0 R>>',
	'startxref',
	'xref\n0 3\n',
	'%%EOF',
	'1 0 R',
	'BitstreamVeraSans',
	'/Type/XRef/Root 11 0 R',
	'/Type/ObjStm',
] as const;

const word = fc.oneof(fc.constantFrom(...WORDS), fc.stringMatching(/^[ -~]{1,12}$/));

/** Where the words are, and in which objects. */
interface Words {
	readonly title: string;
	readonly font: string;
	readonly comment: string;
	readonly between: string;
	readonly place: 'before' | 'after';
}

const words = fc.record<Words>({
	title: fc.array(word, { maxLength: 3 }).map((all) => all.join(' ')),
	font: word,
	comment: word,
	between: word,
	place: fc.constantFrom('before', 'after'),
});

const asString = (text: string) => `(${text.replaceAll(/[()\\]/g, '\\$&')})`;
const asName = (text: string) =>
	`/${text.replaceAll(/[^\w-]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
const asComment = (text: string) => `% ${text.replaceAll(/[\r\n]/g, ' ')}\n`;

/** A sound document that holds the words, with a broken `startxref`. */
function broken({ title, font, comment, between, place }: Words): Uint8Array {
	const objects = pageObjects(3, {
		catalog: `/PieceInfo<</${place} ${asString(title)}>>${asComment(comment)}`,
		pages: { 2: `/Note ${asString(title)}${asComment(comment)}/Name ${asName(font)}` },
	});
	const file = new RawFile();
	const further = () =>
		file
			.object(60, `<</Title ${asString(title)}${asComment(comment)}/FontName ${asName(font)}>>`)
			.raw(asComment(between))
			.stream(61, `/FontName ${asName(font)}/Title ${asString(title)}${asComment(comment)}`, 'data')
			.object(62, asString(title));
	if (place === 'before') further();
	for (const [number, object] of Object.entries(objects)) {
		file.objects({ [number]: object });
		file.raw(asComment(between));
	}
	if (place === 'after') further();
	const whole = Buffer.from(file.table('/Root 1 0 R/Info 60 0 R').raw(asComment(between)).bytes).toString('latin1');
	const at = whole.lastIndexOf('startxref', whole.lastIndexOf('%%EOF'));
	return Buffer.from(`${whole.slice(0, at)}${whole.slice(at).replace(/^startxref\n\d+/, 'startxref\n7')}`, 'latin1');
}

withTools('qpdf', 'poppler')('any word in a string, a name or a comment', () => {
	const pages = ['Page 1', 'Page 2', 'Page 3'];

	testInTurn.each(WORDS)('%j', async (one) => {
		for (const place of ['before', 'after'] as const) {
			const file = broken({ title: one, font: one, comment: one, between: one, place });
			const result = await save(await openDocument(file, job()));
			expect(qpdfCheck(result)).toMatchObject({ clean: true });
			expect(pageTexts(result)).toEqual(pages);
		}
	});

	testInTurn('the same pages and objects are found, whatever the words', async () => {
		await fc.assert(
			fc.asyncProperty(words, async (some) => {
				const document = await openDocument(broken(some), job());
				expect(document.pages.numbers).toEqual([11, 12, 13]);
				expect(document.catalogNumber).toBe(1);
				for (const number of [41, 42, 43, 61]) expect(document.isStream(number)).toBe(true);
				expect(document.entry(13, 'Contents')).toMatchObject({ number: 43 });
				expect(document.get(62)).not.toBeNull();
			}),
			{ numRuns: amount(300, 100) },
		);
	});
});

testInTurn.each(['(endobj\n', '<<endobj', '[[endobj\n', '(endobj)'])(
	'a hundred thousand objects %j take time in proportion to the file',
	async (body) => {
		await expectLinear(async (count) => {
			let file = '%PDF-1.7\n';
			for (let number = 10; number < count + 10; number++) file += `${number} 0 obj${body}`;
			await expect(openDocument(Buffer.from(file, 'latin1'), job())).rejects.toThrow(OctavoError);
		}, 100_000);
	},
);
