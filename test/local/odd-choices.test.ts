/** Odd but legal documents (test/support/choices): no reader complains of a result what it does not complain of in the source. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { combination, groups } from '../support/choices/choices';
import { Draft } from '../support/choices/draft';
import { Subject } from '../support/choices/judgement';
import { perform, trialOf, triedOperations } from '../support/choices/trials';
import { Readers } from '../support/readers';
import { writeDraft } from '../support/choices/write-draft';
import { withTools } from '../support/judges/tools';
import { Random } from '../support/random';
import { amount, sampled, testInTurn } from '../support/sample';

/** As many documents as the largest group has choices: each choice is in one of them. */
const DOCUMENTS = Math.max(...groups.map(({ length }) => length));
/** `npm run odd` runs all operations over each document. */
const OPERATIONS = 2;

testInTurn('any combination of choices gives a document', () => {
	for (let seed = 0; seed < amount(2000, 100); seed++) {
		const draft = new Draft();
		for (const { apply } of combination(new Random(seed))) apply(draft);
		expect(Buffer.from(writeDraft(draft)).toString('latin1')).toMatch(/%%EOF\s*$/);
	}
});

test.each(triedOperations)('%s has parameters that suit such documents', async (name) => {
	const { refuses } = trialOf(name);
	const run = perform(name, writeDraft(new Draft()), false);
	await (refuses ? expect(run).rejects.toMatchObject({ code: refuses }) : expect(run).resolves.toBeDefined());
});

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a document of odd but legal choices', () => {
	const readers = new Readers();
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-odd-'));
	afterAll(() => {
		readers.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	const taken = (document: number) => groups.flatMap((group, index) => group[(document + index) % DOCUMENTS] ?? []);
	const rows = Array.from({ length: DOCUMENTS }, (_, document) => ({
		document,
		operations: Array.from(
			{ length: OPERATIONS },
			(_unused, index) => triedOperations[(document * OPERATIONS + index) % triedOperations.length]!,
		),
	}));

	testInTurn.each(sampled(rows, 3))(
		'number $document gives right results under $operations',
		async ({ document, operations }) => {
			const draft = new Draft();
			for (const { apply } of taken(document)) apply(draft);
			const subject = await Subject.see(draft, readers, await readers.installed(), path.join(folder, 'document.pdf'));
			for (const name of operations) {
				const { complaints } = await subject.judge(name);
				expect({ name, choices: taken(document).map((choice) => choice.name), complaints }).toMatchObject({
					name,
					complaints: [],
				});
			}
		},
	);
});
