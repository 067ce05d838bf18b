/** Each fact that conformance compares (test/conformance/facts.ts) differs if a document differs in it, and no other one does. */
import { degrees, PDFArray, PDFDict, PDFDocument, PDFName, PDFString, type PDFPage } from 'pdf-lib';
import { factsOf, type DocumentFacts } from '../conformance/facts';
import { rich } from '../support/documents/drawn';
import { encryptedByQpdf } from '../support/documents/protection';
import { portraitOf } from '../support/judges/portrait';
import { withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

type Change = (document: PDFDocument, pages: readonly PDFPage[]) => unknown;

const name = (text: string) => PDFName.of(text);

function annotationsOf(page: PDFPage): PDFDict[] {
	const list = page.node.lookup(name('Annots'), PDFArray);
	return list.asArray().map((_, index) => list.lookup(index, PDFDict));
}

const firstBookmark = ({ catalog }: PDFDocument): PDFDict =>
	catalog.lookup(name('Outlines'), PDFDict).lookup(name('First'), PDFDict);

const changes: [fact: keyof DocumentFacts, title: string, Change][] = [
	['texts', 'a word', (_, [page]) => page!.drawText('word', { x: 60, y: 100 })],
	['boxes', 'a CropBox', (_, [page]) => page!.setCropBox(10, 20, 300, 400)],
	['boxes', 'a TrimBox', (_, [page]) => page!.setTrimBox(10, 20, 300, 400)],
	['rotations', 'a rotation', (_, [page]) => page!.setRotation(degrees(90))],
	['labels', 'no labels', ({ catalog }) => catalog.delete(name('PageLabels'))],
	[
		'links',
		'another page',
		({ context }, [first, , third]) => annotationsOf(first!)[0]!.set(name('Dest'), context.obj([third!.ref, 'Fit'])),
	],
	['links', 'another name', (_, [first]) => annotationsOf(first!)[2]!.set(name('Dest'), name('old-start'))],
	[
		'annotations',
		'a comment',
		({ context }, [page]) =>
			page!.node.addAnnot(
				context.register(
					context.obj({ Type: 'Annot', Subtype: 'Text', F: 2, Rect: [0, 0, 0, 0], Contents: PDFString.of('new') }),
				),
			),
	],
	['bookmarks', 'another title', (document) => firstBookmark(document).set(name('Title'), PDFString.of('new'))],
	[
		'bookmarks',
		'another page',
		(document, [, , third]) => firstBookmark(document).set(name('Dest'), document.context.obj([third!.ref, 'Fit'])),
	],
	[
		'fields',
		'another value',
		(document) => document.getForm().getField('name').acroField.dict.set(name('V'), PDFString.of('new')),
	],
	['layers', 'a further layer, which is hidden', addHiddenLayer],
	['attachments', 'another content', (document) => document.attach(Buffer.from('new'), 'new.txt', { description: 'New' })],
	['metadata', 'another title', (document) => document.setTitle('new')],
	['metadata', 'another language', ({ catalog }) => catalog.set(name('Lang'), PDFString.of('fr'))],
	['tags', 'no tags', ({ catalog }) => catalog.delete(name('StructTreeRoot'))],
];

function addHiddenLayer({ catalog, context }: PDFDocument): void {
	const layers = catalog.lookup(name('OCProperties'), PDFDict);
	const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Hidden') }));
	layers.lookup(name('OCGs'), PDFArray).push(layer);
	layers.lookup(name('D'), PDFDict).set(name('OFF'), context.obj([layer]));
}

withTools('qpdf', 'poppler')('the facts of a document', () => {
	const differing = async (bytes: Uint8Array, password?: string) => {
		const [before, after] = [factsOf(portraitOf(await rich(4))), factsOf(portraitOf(bytes, password))];
		return Object.keys(before).filter((fact) => {
			const [one, other] = [before, after].map((facts) => JSON.stringify(facts[fact as keyof DocumentFacts]));
			return one !== other;
		});
	};

	testInTurn.each(changes)('%s differ by %s', async (fact, _title, change) => {
		const document = await PDFDocument.load(await rich(4), { updateMetadata: false });
		change(document, document.getPages());
		expect(await differing(await document.save({ updateFieldAppearances: false }))).toEqual([fact]);
	});

	test('encryption and permissions differ in an encrypted document', async () => {
		expect(await differing(encryptedByQpdf(await rich(4), 'AESV3 R6', 'user', 'owner'), 'user')).toEqual([
			'encryption',
			'permissions',
		]);
	});

	testInTurn('what a page shows differs by a line without words', async () => {
		const document = await PDFDocument.load(await rich(4), { updateMetadata: false });
		document.getPage(2).drawLine({ start: { x: 10, y: 10 }, end: { x: 300, y: 300 }, thickness: 2 });
		const bytes = await document.save({ updateFieldAppearances: false });
		expect(await differing(bytes)).toEqual([]);
		const [before, after] = [await rich(4), bytes].map((one) => portraitOf(one).pages.map(({ look }) => look));
		expect(after!.map((look, index) => look === before![index])).toEqual([true, true, false, true]);
	});
});
