/** The workflows of the examples set nothing that the node does not know: n8n ignores such a parameter without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { INodeProperties } from 'n8n-workflow';
import { OctavoPdf } from '../../../nodes/OctavoPdf/OctavoPdf.node';

interface Placed {
	readonly name: string;
	readonly type: string;
	readonly parameters: Readonly<Record<string, unknown>>;
}

const root = path.join(__dirname, '..', '..', '..', 'examples');
const files = ['n8n', 'n8n-templates'].flatMap((folder) =>
	readdirSync(path.join(root, folder)).map((file) => path.join(folder, file)),
);
const { properties } = new OctavoPdf().description;

/** Whether the panel shows a property where these parameters are set. Conditions of n8n that no property has are refused. */
function isShown({ displayOptions }: INodeProperties, set: Readonly<Record<string, unknown>>): boolean {
	const holds = (conditions: object | undefined, wanted: boolean): boolean =>
		Object.entries(conditions ?? {}).every(([name, values]) => {
			if (name.startsWith('@')) return true;
			return (values as unknown[]).includes(set[name.replace(/^\//, '')]) === wanted;
		});
	const { resource, operation } = set;
	const decisive = (conditions: object | undefined): object =>
		Object.fromEntries(Object.entries(conditions ?? {}).filter(([name]) => /^\/?(resource|operation)$/.test(name)));
	expect([typeof resource, typeof operation]).toEqual(['string', 'string']);
	return holds(decisive(displayOptions?.show), true);
}

/** The parameters that are set and that no property of the panel has, with those within collections. */
function unknownIn({ parameters }: Placed): string[] {
	const shown = properties.filter((one) => isShown(one, parameters));
	return Object.entries(parameters).flatMap(([name, value]) => {
		const same = shown.filter((one) => one.name === name);
		if (same.length === 0) return [name];
		if (!same.every(({ type }) => type === 'collection')) return [];
		const members = new Set(same.flatMap(({ options = [] }) => options.map((one) => one.name)));
		return Object.keys(value as object).flatMap((member) => (members.has(member) ? [] : [`${name}.${member}`]));
	});
}

const ours = (file: string): Placed[] =>
	(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { nodes: Placed[] }).nodes.filter(({ type }) =>
		type.endsWith('.octavoPdf'),
	);

test.each(files)('%s', (file) => {
	expect(ours(file).flatMap((node) => unknownIn(node).map((name) => `${node.name}: ${name}`))).toEqual([]);
	expect(ours(file).length).toBeGreaterThan(0);
});

test('would be seen', () => {
	const node = { name: 'Text', type: 'n8n-nodes-octavo-pdf.octavoPdf' };
	const parameters = { resource: 'text', operation: 'extractText', pages: 'all', keepFiles: true, options: { keepFile: true } };
	expect(unknownIn({ ...node, parameters })).toEqual(['keepFiles', 'options.keepFile']);
});
