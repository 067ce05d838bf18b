/** The built files, loaded without process, timers, global object and modules: as a verified node must be able to live. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INodeExecutionData, INodeType } from 'n8n-workflow';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { pageTexts, run, withPrograms, withTools } from '../support/judges/tools';
import { harness, parametersOf } from './execute-functions';
import { loadBundle } from './load-bundle';

const root = path.join(__dirname, '..', '..');
const NODE = 'dist/nodes/OctavoPdf/OctavoPdf.node.js';

async function runBundle(parameters: Record<string, unknown>) {
	const { exports, required } = loadBundle(NODE);
	const node = new (exports.OctavoPdf as new () => INodeType)();
	const made = harness({
		parameters: parametersOf(parameters),
		items: [{ files: { data: { bytes: await numbered(3), fileName: 'three.pdf' } } }],
	});
	const [output] = (await node.execute?.call(made.context)) as INodeExecutionData[][];
	return { required, bytes: made.bytesOf(output?.[0]?.binary?.data) };
}

withTools('poppler')('the built node', () => {
	it('gives the same bytes as the sources', async () => {
		const parameters = { resource: 'page', operation: 'reversePages' };
		const { bytes, required } = await runBundle(parameters);
		expect(pageTexts(bytes)).toEqual(['Page 3', 'Page 2', 'Page 1']);
		const source = harness({
			parameters: parametersOf(parameters),
			items: [{ files: { data: { bytes: await numbered(3), fileName: 'three.pdf' } } }],
		});
		const [item] = await executeItems(source.context);
		expect(Buffer.compare(bytes, source.bytesOf(item?.binary?.data))).toBe(0);
		expect(required.filter((name) => /typeface|watermark|fontkit/.test(name))).toEqual([]);
	});

	it('loads the drawing libraries when a watermark is drawn', async () => {
		const { bytes, required } = await runBundle({ resource: 'stamp', operation: 'addTextWatermark', line1: 'ПРОЕКТ' });
		expect(required).toEqual(expect.arrayContaining(['./text-watermark.js', './noto-sans-semibold.js']));
		expect(pageTexts(bytes).every((text) => text.includes('ПРОЕКТ'))).toBe(true);
	});
});

withPrograms('npm', 'tar').test('packs the licences of everything in the tarball, the typeface included', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-pack-'));
	try {
		const packing = run('npm', ['pack', root, '--json', '--ignore-scripts', '--pack-destination', folder]);
		const [packed] = JSON.parse(packing.stdout.toString('utf8')) as [{ filename: string }];
		const packedText = (name: string) =>
			run('tar', ['-xzOf', path.join(folder, packed.filename), `package/${name}`]).stdout.toString('utf8');
		const notices = packedText('dist/nodes/THIRD-PARTY-NOTICES.md');
		expect(packedText('THIRD-PARTY-NOTICES.md')).toBe(notices);
		for (const part of ['## fflate', '## @pdf-lib/fontkit', '## Noto Sans', 'SIL OPEN FONT LICENSE', '## Adobe CMap Resources'])
			expect(notices).toContain(part);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

it('builds the credential with the name that the node asks for', () => {
	const { OctavoPdfApi } = loadBundle('dist/credentials/OctavoPdfApi.credentials.js').exports;
	expect(new (OctavoPdfApi as new () => { name: string })().name).toBe('octavoPdfApi');
});
