/** The templates that sign and check run from end to end, with nodes of the test in place of those that reach services. */
import type { IDataObject } from 'n8n-workflow';
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { templates } from '../../../scripts/n8n/templates';
import { workflow } from '../../../scripts/n8n/workflow-writer';
import { rawPages } from '../../support/documents/raw';
import { identityPem } from '../../support/documents/signed';
import { harness, parametersOf } from '../execute-functions';

interface Placed {
	readonly name: string;
	readonly type: string;
	readonly parameters: IDataObject;
}
interface Workflow {
	readonly nodes: readonly Placed[];
	readonly connections: Readonly<Record<string, { main: { node: string }[][] }>>;
}

/** The nodes that a document reaches, in order, and the document at the end. */
async function follow(template: string, bytes: Uint8Array): Promise<{ path: string[]; bytes: Uint8Array }> {
	const { nodes, connections } = workflow(templates[template]!) as unknown as Workflow;
	const path: string[] = [];
	let json: IDataObject = { id: 'file' };
	let left = bytes;
	let name: string | undefined = nodes.find(({ type }) => /[tT]rigger$/.test(type))!.name;
	while (name !== undefined) {
		path.push(name);
		const { type, parameters } = nodes.find((node) => node.name === name)!;
		let branch = 0;
		if (type.endsWith('.octavoPdf')) {
			const made = harness({
				storage: 'inline',
				parameters: parametersOf(parameters),
				items: [{ json, files: { data: { bytes: left, fileName: 'contract.pdf' } } }],
				credentials: { certificate: identityPem().toString('utf8'), password: '' },
			});
			const [item] = await executeItems(made.context);
			json = item!.json;
			const file = item!.binary?.['data'];
			if (file) left = made.bytesOf(file);
		} else if (type.endsWith('.if')) {
			const { conditions } = parameters['conditions'] as { conditions: { leftValue: string }[] };
			const source = /^=\{\{(.*)\}\}$/s.exec(conditions[0]!.leftValue)![1]!;
			branch = new Function('$json', `return (${source})`)(json) === true ? 0 : 1;
		}
		name = connections[name]?.main[branch]?.[0]?.node;
	}
	return { path, bytes: left };
}

describe('templates for signatures', () => {
	it('sign a document that is new in a folder, and mail it', async () => {
		const { path, bytes } = await follow('sign-and-mail', rawPages(1, {}));
		expect(path).toEqual(['New Offer', 'Offer', 'Sign', 'Mail It']);
		expect(Buffer.from(bytes).toString('latin1')).toContain('/ETSI.CAdES.detached');
	});

	it('let signed documents pass, and report others', async () => {
		const start = ['New Contract', 'Contract', 'Check Signatures', 'Is It in Order'];
		const signed = (await follow('sign-and-mail', rawPages(1, {}))).bytes;
		expect((await follow('check-signed-contracts', signed)).path).toEqual([...start, 'Save to Drive']);
		const changed = Buffer.from(signed);
		changed[changed.indexOf('Page 1') + 5] = 0x37;
		for (const other of [changed, rawPages(1, {})])
			expect((await follow('check-signed-contracts', other)).path).toEqual([...start, 'Tell the Team']);
	});
});
