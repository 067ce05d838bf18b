/** `attest`: the results in the job's list of artifacts, by the rules of the runner. Through the bundle. */
import { numbered } from '../support/documents/drawn';
import { newestNode } from './support/runner';
import { Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
afterEach(() => workspace.remove());

testInTurn('lists nothing unless attest asks for it', async () => {
	const page = await numbered(2);
	workspace = new Workspace({ 'a/report.pdf': page, 'b/report.pdf': await numbered(3) });
	const inputs = { files: '*/report.pdf', output: '{dir}/{name}.pdf', overwrite: 'true' };
	for (const operation of ['reverse-pages', 'reverse-pages'])
		expect(await workspace.run({ ...inputs, operation }, { node })).toMatchObject({ conclusion: 'success', annotations: [] });
	expect(workspace.job.artifacts.names()).toEqual([]);
});

test('lists the results, also those whose names begin with a blank', async () => {
	workspace = new Workspace({ 'docs/a.pdf': await numbered(2), 'docs/ b.pdf': await numbered(3) });
	const inputs = { operation: 'reverse-pages', files: 'docs/*.pdf', output: '{name}.pdf', attest: 'true', overwrite: 'true' };
	expect(await workspace.run(inputs, { node })).toMatchObject({ conclusion: 'success', complaints: [], annotations: [] });
	expect(workspace.job.artifacts.names()).toEqual([' b.pdf', 'a.pdf']);
	// The same files again are the same artifacts.
	expect(await workspace.run(inputs, { node })).toMatchObject({ conclusion: 'success', annotations: [] });
});

testInTurn('leaves out names that clash within the step or with an earlier one, and says so', async () => {
	workspace = new Workspace({ 'a/report.pdf': await numbered(2), 'b/report.pdf': await numbered(3), 'c.pdf': await numbered(2) });
	const inputs = { operation: 'reverse-pages', files: '**/*.pdf', output: '{dir}/{name}.pdf', overwrite: 'true', attest: 'true' };
	const step = await workspace.run(inputs, { node });
	expect(step).toMatchObject({ conclusion: 'success', complaints: [] });
	expect(step.annotations.map(({ message }) => message)).toEqual([
		"attest leaves out 'a/report.pdf' and 1 more: another file of the job has the same name: use different names, not only different folders",
	]);
	expect(workspace.job.artifacts.names()).toEqual(['c.pdf']);
	const inPlace = await workspace.run({ ...inputs, files: 'c.pdf' }, { node });
	expect(inPlace).toMatchObject({ conclusion: 'success', complaints: [] });
	expect(inPlace.annotations[0]!.message).toContain("attest leaves out 'c.pdf'");
});

testInTurn('leaves out what the runner cannot list: names with =, more than 500 files', async () => {
	const page = await numbered(1);
	workspace = new Workspace(Object.fromEntries(Array.from({ length: 505 }, (_, index) => [`in/${index}.pdf`, page])));
	workspace.write('in/x=y.pdf', page);
	const inputs = { operation: 'reverse-pages', files: 'in/*.pdf', output: 'out/{name}.pdf', attest: 'true' };
	const step = await workspace.run(inputs, { node });
	expect(step).toMatchObject({ conclusion: 'success', complaints: [] });
	expect(step.annotations.map(({ message }) => message)).toEqual([
		"attest leaves out 'out/x=y.pdf': a name with =, a line break or a blank at its end cannot be listed",
		"attest leaves out 'out/500.pdf' and 4 more: a job can list 500 files",
	]);
	expect(workspace.job.artifacts.names()).toHaveLength(500);
});

testInTurn('says so on a runner that keeps no list', async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(1) });
	const inputs = { operation: 'reverse-pages', files: 'a.pdf', attest: 'true', overwrite: 'true' };
	for (const env of [{ GITHUB_ARTIFACTS_LIST: '' }, { GITHUB_ARTIFACTS: '' }]) {
		const step = await workspace.run(inputs, { node, env });
		expect(step).toMatchObject({ conclusion: 'success' });
		expect(step.annotations[0]!.message).toContain('attest has no effect: this runner keeps no list of artifacts');
	}
});
