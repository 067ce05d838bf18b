import { setsEntry } from '../../../shared/model/look/line-state';
import { initialLook } from '../../../shared/model/look/look-state';
import { openDocument } from '../../../shared/pdf/open-document';
import { Ref, type Value } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const lengths = (last: number): string => `[${'3 '.repeat(1000)}${last}]`;

async function dashesOf(objects: Record<number, string>, times = 1) {
	const document = await openDocument(rawPages(1, { objects }), job());
	const resolve = jest.spyOn(document, 'resolve');
	const entries = Object.keys(objects).map((number): Value[] => [new Ref(Number(number)), 0]);
	let found: string[] = [];
	for (let time = 0; time < times; time++)
		found = entries.map((entry) => {
			const state = initialLook([1, 0, 0, 1, 0, 0]);
			setsEntry(document, 'D', entry, state);
			return state.dash;
		});
	return { found, looked: resolve.mock.calls.length };
}

test('reads the dashes of an entry once, however often it is set', async () => {
	const once = await dashesOf({ 60: lengths(1) });
	const often = await dashesOf({ 60: lengths(1) }, 100);
	expect(often).toEqual(once);
});

test('names long dashes by short texts, which differ', async () => {
	const { found } = await dashesOf({ 60: lengths(1), 61: lengths(2), 62: '[3 1]' });
	expect(new Set(found).size).toBe(3);
	for (const dash of found) expect(dash.length).toBeLessThan(200);
});
