import { defaultLimits } from '../../../shared/pdf/limits';
import { Memory } from '../../../shared/pdf/memory';
import { openDocument } from '../../../shared/pdf/open-document';
import { Pace } from '../../../shared/pace/pace';
import { keyText, pruneTree, readTree } from '../../../shared/model/tree/name-tree';
import { pause } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';

/** Adds up what a walk tells the pace. */
class CountingPace extends Pace {
	counted = 0;

	constructor() {
		super(pause);
	}

	override step(cost: number): Promise<void> | undefined {
		this.counted += cost;
		return super.step(cost);
	}
}

/** A document whose /PageLabels are `tree`. */
const open = async (tree: string, objects: Record<number, string> = {}, nodes = defaultLimits.nodes) => {
	const pace = new CountingPace();
	const bytes = rawPages(1, { catalog: `/PageLabels ${tree}`, objects });
	const limits = { ...defaultLimits, nodes };
	const document = await openDocument(bytes, { limits, memory: new Memory(limits), pace });
	return { document, pace, root: document.catalog.get('PageLabels') };
};

const PAIRS = 1000;
const leaf = `<</Nums[${Array.from({ length: PAIRS }, (_, i) => `${i} null `).join('')}]>>`;

test('charges every pair to the limit', async () => {
	const { document, root } = await open(leaf, {}, PAIRS);
	const refusal = { code: 'limit_exceeded', message: expect.stringMatching(/^The document has more than 1000 fields/) };
	await expect(readTree(document, root, 'Nums')).rejects.toMatchObject(refusal);
	await expect(pruneTree(document, root, document.catalogNumber, 'Nums', () => true)).rejects.toMatchObject(refusal);
	const enough = await open(leaf, {}, PAIRS + 1);
	await expect(readTree(enough.document, enough.root, 'Nums')).resolves.toHaveLength(PAIRS);
});

test('counts every pair as work, so that other work gets its turn', async () => {
	for (const walk of [
		(one: Awaited<ReturnType<typeof open>>) => readTree(one.document, one.root, 'Nums'),
		(one: Awaited<ReturnType<typeof open>>) => pruneTree(one.document, one.root, 1, 'Nums', () => false),
	]) {
		const one = await open(leaf);
		const before = one.pace.counted;
		await walk(one);
		expect(one.pace.counted - before).toBeGreaterThan(PAIRS * 50);
	}
});

describe('arrays and nodes that several nodes share', () => {
	const shared = {
		60: '[1(one)2(two)]',
		61: '60 0 R',
		62: '<</Nums[3(three)]>>',
		63: '62 0 R',
		64: '[<</Nums[4(four)]>>]',
	};
	const tree =
		'<</Kids[<</Nums 60 0 R>><</Limits[1 2]/Nums 60 0 R>><</Nums 61 0 R>>62 0 R 63 0 R<</Kids 64 0 R>><</Kids 64 0 R/Nums[5(five)]>>]>>';
	const keys = async ({ document, root }: Awaited<ReturnType<typeof open>>) =>
		(await readTree(document, root, 'Nums')).map(([key]) => keyText(key));

	test('are read once', async () => {
		expect(await keys(await open(tree, shared))).toEqual(['1', '2', '3', '4', '5']);
	});

	test('are pruned everywhere: no removed key remains in another node', async () => {
		const one = await open(tree, shared);
		const empty = await pruneTree(one.document, one.root, 1, 'Nums', (key) => key !== 3);
		expect(empty).toBe(false);
		expect(await keys(one)).toEqual(['3']);
		const root = one.document.dict(one.root)!;
		expect(one.document.array(root.get('Kids'))).toHaveLength(2);
	});
});
