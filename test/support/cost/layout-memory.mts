/**
 * node --expose-gc --no-allocation-site-pretenuring scripts/run.mjs test/support/cost/layout-memory.mts: what layout leaves in memory, as
 * JSON. `text` are kilobytes of garbage for each text, if only young objects are collected; V8 is not to guess which objects will be old.
 * `boxes` are all boxes of a document, `drawn` those that are left when the last of them are drawn, and `marks` the sequences of marks
 * that are not written as operators then.
 */
import { Box } from '../../../shared/model/layout/boxes/box';
import { Floats } from '../../../shared/model/layout/boxes/floats';
import { INITIAL } from '../../../shared/model/layout/boxes/initial-style';
import { Layout } from '../../../shared/model/layout/boxes/setting';
import { widthsOf } from '../../../shared/model/layout/intrinsic';
import { layOutPages } from '../../../shared/model/layout/lay-out';
import { layOutBox } from '../../../shared/model/layout/tree';
import { Composition } from '../../../shared/model/making/composition';
import { loadLineBreaks } from '../../../shared/model/setting/line-breaks';
import { Pace } from '../../../shared/pace/pace';
import { job } from '../hosts/local';

const collect = globalThis.gc!;
const BLOCK = { ...INITIAL, display: 'block' } as const;
const PAGE = { width: 500, height: 700 };

function paragraph(text: string): Box {
	const box = new Box(BLOCK);
	box.inner = 'lines';
	box.inlines = [{ kind: 'text', text, style: BLOCK, owner: undefined }];
	return box;
}

const open = () => Composition.open({ styles: ['Regular'], text: '' }, job());

async function leftByText(): Promise<number> {
	const layout = new Layout({ layOut: layOutBox, widthsOf }, (await open()).typefaces, await loadLineBreaks(), PAGE);
	const box = paragraph('some words that take a few lines of the page '.repeat(12));
	const run = (): void => {
		const steps = layOutBox(box, layout, { width: 400, height: undefined }, { floats: new Floats(), x: 0, y: 0 });
		while (steps.next().done !== true);
	};
	const runs = (count: number): void => {
		for (let index = 0; index < count; index++) {
			run();
			if (index % 3 === 0) collect({ type: 'minor', execution: 'sync' });
		}
		collect({ type: 'minor', execution: 'sync' });
		collect({ type: 'minor', execution: 'sync' });
	};
	// Compiled code stays in memory.
	runs(300);
	collect();
	runs(300);
	const before = process.memoryUsage().heapUsed;
	collect();
	return (before - process.memoryUsage().heapUsed) / 300 / 1024;
}

const BOXES = 300;

async function leftByDrawing(): Promise<{ readonly drawn: number; readonly marks: number }> {
	const composition = await open();
	const boxes: WeakRef<Box>[] = [];
	let left = BOXES;
	let steps = 0;
	const count = (resolve: () => void): void => {
		collect();
		left = boxes.filter((box) => box.deref()).length;
		resolve();
	};
	const pace = new (class extends Pace {
		/** Looks now and then, once pages are drawn: before that, all boxes are needed. */
		override step(): Promise<void> | undefined {
			const isDue = composition.sheets.length > 0 && ++steps % 100 === 0;
			return isDue ? new Promise((resolve) => setImmediate(count, resolve)) : undefined;
		}
	})(() => Promise.resolve());
	const area = { page: PAGE, left: 0, top: 0, height: PAGE.height };
	const tree = async (): Promise<Box> => {
		const [root, body] = [new Box(BLOCK), new Box(BLOCK)];
		root.add(body);
		for (let index = 0; index < BOXES; index++) {
			const box = paragraph(`Paragraph ${index}`);
			boxes.push(new WeakRef(box));
			body.add(box);
		}
		return Promise.resolve(root);
	};
	const box = { widthOf: () => PAGE.width, heightOf: () => PAGE.height, areaOf: () => area, viewOf: () => PAGE };
	await layOutPages({ box, quirks: 'none', tree, targets: () => undefined }, composition, pace);
	const marks = composition.sheets.reduce((sum, { drawn }) => sum + drawn.length, 0);
	return { drawn: left, marks };
}

process.stdout.write(JSON.stringify({ text: await leftByText(), boxes: BOXES, ...(await leftByDrawing()) }));
