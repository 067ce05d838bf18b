/** Every example by its flat inputs, through the bundle, judged by programs that we did not write. */
import { kebab } from '../../shared/names';
import { operationNames } from '../../shared/operations';
import { examples } from '../support/examples';
import { judgeExample } from '../support/judge-example';
import { sample, sampleNames } from '../support/samples';
import { withTools } from '../support/tools';
import { newestNode } from './support/runner';
import { filesOf, Workspace } from './support/workspace';

withTools('qpdf', 'poppler')('through the bundle', () => {
	const node = newestNode();
	let workspace: Workspace;
	beforeAll(async () => {
		const samples = await Promise.all(sampleNames.map(async (name) => [name, (await sample(name)).bytes] as const));
		workspace = new Workspace(Object.fromEntries(samples));
	});
	afterAll(() => workspace.remove());

	test.each(operationNames)('%s gives what its example promises', async (name) => {
		const example = examples[name];
		const inputs = Object.fromEntries(
			Object.entries(example.parameters).map(([wire, value]) => [kebab(wire), typeof value === 'string' ? value : value.sample]),
		);
		const operation = kebab(name);
		const files = example.inputs.join('\n');
		const step = await workspace.run({ operation, files, output: `${operation}/{name}-{index}.pdf`, ...inputs }, { node });
		expect(step).toMatchObject({ exitCode: 0, annotations: [], unexpected: [] });
		judgeExample(example, { documents: filesOf(step).map((file) => workspace.read(file)) });
	});
});
