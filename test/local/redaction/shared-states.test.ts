import { Renaming } from '../../../shared/model/redaction/residue/renaming';
import { CleanMarks } from '../../../shared/local/redaction/clean-marks';
import { StringSweep } from '../../../shared/model/redaction/string-sweep';
import { openDocument } from '../../../shared/pdf/open-document';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

async function searches(buttons: number): Promise<number> {
	const made = Array.from({ length: buttons }, (_, at) => [70 + at, '<</Subtype/Widget/AP<</N 60 0 R>>>>']);
	const objects = { ...Object.fromEntries(made), 60: '<</SomeState 61 0 R>>', 61: ['/Subtype/Form/BBox[0 0 1 1]', ''] as const };
	const document = await openDocument(rawPages(1, { objects }), job());
	let count = 0;
	const find = (text: string) => {
		if (text === 'SomeState') count++;
		return Promise.resolve([]);
	};
	const searching = {
		clean: new CleanMarks(() => 0),
		inText: find,
		inCodes: find,
		inNames: find,
		ofAreas: () => Promise.resolve(undefined),
	};
	const live = new Uint8Array(70 + buttons).fill(1, 60);
	await new StringSweep(document, searching, new Renaming(find), false, () => undefined).run(live, () => true);
	return count;
}

test('searches the names of states once, however many buttons share them', async () => {
	const once = await searches(1);
	expect(once).toBeGreaterThan(0);
	expect(await searches(100)).toBe(once);
});
