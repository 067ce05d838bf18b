// node test/nodes/region-process.mjs SERVICE KEY INPUT OUTPUT : the built node turns the pages of a file in a region. Its store are
// files, written as n8n writes them in filesystem mode.
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { n8nRequest } from './n8n-request.mjs';

const [baseUrl, key, input, output] = process.argv.slice(2);
const { OctavoPdf } = createRequire(import.meta.url)('../../dist/nodes/OctavoPdf/OctavoPdf.node.js');
const parameters = {
	process: 'region',
	resource: 'page',
	operation: 'rotatePages',
	angle: 90,
	binaryPropertyName: 'data',
	outputBinaryPropertyName: 'data',
	options: { maximumFileSize: 10_000 },
};
const binary = { data: { id: 'filesystem-v2:in', data: 'filesystem-v2', mimeType: 'application/pdf', fileName: 'in.pdf' } };
const context = {
	getInputData: () => [{ json: {}, binary }],
	getNode: () => ({ name: 'Octavo PDF', type: 'octavoPdf', typeVersion: 1, position: [0, 0], parameters }),
	getNodeParameter: (name, _item, fallback) => parameters[name] ?? fallback,
	getCredentials: async () => ({ apiKey: key, region: 'selfHosted', baseUrl }),
	getExecutionCancelSignal: () => undefined,
	continueOnFail: () => false,
	addExecutionHints: () => undefined,
	helpers: {
		assertBinaryData: () => binary.data,
		getBinaryMetadata: async (id) => ({ fileSize: (await stat(id.endsWith(':in') ? input : output)).size }),
		getBinaryStream: async () => createReadStream(input),
		getBinaryDataBuffer: async () => await readFile(output),
		prepareBinaryData: async (stream, fileName, mimeType) => {
			await writeFile(output, stream);
			return { id: 'filesystem-v2:out', data: 'filesystem-v2', mimeType, fileName };
		},
		httpRequest: (options) => n8nRequest(options, ''),
		httpRequestWithAuthentication: (_type, options) => n8nRequest(options, key),
	},
};
const [[item]] = await new OctavoPdf().execute.call(context);
process.stdout.write(JSON.stringify(item.json));
