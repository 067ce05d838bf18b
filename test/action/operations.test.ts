/** Every example by its flat inputs, through the bundle, judged by programs that we did not write. */
import { kebab } from '../../shared/contract/names';
import { operationOf } from '../../shared/contract/operations';
import type { Field, JsonObject } from '../../shared/contract/operations/types';
import { operationsWith } from '../../shared/contract/ports';
import { nodePorts } from '../../workers/lend';
import { examples } from '../support/examples';
import { judgeExample } from '../support/judges/judge-example';
import { sample, sampleNames, type SampleName } from '../support/documents/samples';
import { withTools } from '../support/judges/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace, type ResultRow } from './support/workspace';
import { sampled } from '../support/sample';

withTools('qpdf', 'poppler')('through the bundle', () => {
	const node = newestNode();
	let workspace: Workspace;
	beforeAll(async () => {
		const samples = await Promise.all(sampleNames.map(async (name) => [name, (await sample(name)).bytes] as const));
		workspace = new Workspace(Object.fromEntries(samples));
	});
	afterAll(() => workspace.remove());

	const tried = sampled(
		// The data of languages are not here.
		operationsWith(nodePorts),
		10,
		(name) => operationOf(name).input,
		(name) => operationOf(name).output,
		(name) => operationOf(name).accepts,
	);
	test.each(tried)('%s gives what its example promises', async (name) => {
		const example = examples[name];
		// A key is the value of a secret, and other files are paths.
		const isKey = (wire: string): boolean => {
			const field: Field | undefined = operationOf(name).fields[wire];
			return field?.kind === 'file' && field.secret === true;
		};
		const inputs: Record<string, string> = {};
		for (const [wire, value] of Object.entries(example.parameters)) {
			const given = typeof value === 'string' ? value : value.sample;
			inputs[kebab(wire)] = isKey(wire) ? Buffer.from((await sample(given as SampleName)).bytes).toString('utf8') : given;
		}
		const operation = kebab(name);
		const { output, dataKey } = operationOf(name);
		const pattern = { pdf: '{name}.pdf', pdfs: '{index}.pdf', files: '{file}', data: undefined, text: '{name}.txt' }[output];
		const step = await workspace.run(
			{ operation, files: example.inputs.join('\n'), ...(pattern && { output: `${operation}/${pattern}` }), ...inputs },
			{ node },
		);
		// A difference is a notice on its file.
		const annotations = operation === 'compare-documents' ? [{ level: 'notice', title: 'Changed' }] : [];
		expect(step).toMatchObject({ conclusion: 'success', annotations, unexpected: [] });
		if (output === 'text') expect(workspace.read(filesOf(step)[0]!).toString()).toContain('A line of the report');
		const names = filesOf(step).map((file) => file.replace(`${operation}/`, ''));
		const [row] = resultsOf(step) as (ResultRow & Record<string, JsonObject>)[];
		judgeExample(example, {
			documents: output === 'files' || output === 'text' ? [] : filesOf(step).map((file) => workspace.read(file)),
			...(output === 'files' && { files: names }),
			...(dataKey !== undefined && { data: row![dataKey]! }),
		});
	});
});
