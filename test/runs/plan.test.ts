/** Patterns of results, by which the Action and the terminal plan a run before a document is opened. */
import { plan } from '../../runs/steps/plan';
import type { Step } from '../../runs/steps/step-values';
import type { Places } from '../../runs/disk/places';

const places = { workspace: '/work', temporary: undefined, anywhere: false, words: {} } as unknown as Places;
const steps = [{ name: 'reverse_pages', params: {} }] as unknown as readonly Step[];

const planned = (output: string): string[] =>
	plan({
		files: ['a.pdf'],
		matched: ['a.pdf'],
		steps,
		output,
		overwrite: false,
		places,
		identity: (file) => file,
		exists: () => false,
	}).map((job) => job.outputPath());

test.each(['.pdf', 'out/.pdf', 'out/ .PDF', '{dir}/.pdf', '...pdf', '.txt', '.md', '.json', '.zip', '{name}/.{extension}'])(
	'refuses %j, which has nothing before its extension',
	(output) => expect(() => planned(output)).toThrow('output: has no name before its extension'),
);

test.each([
	['{name}.pdf.pdf', 'a.pdf.pdf'],
	['.hidden.pdf', '.hidden.pdf'],
	['.octavo', '.octavo'],
	['.x/{name}-.pdf', '.x/a-.pdf'],
])('takes %j', (output, file) => expect(planned(output)).toEqual([file]));
