import type { INodeProperties } from 'n8n-workflow';
import { OctavoPdfApi } from '../../credentials/OctavoPdfApi.credentials';
import { OctavoPdf } from '../../nodes/OctavoPdf/OctavoPdf.node';
import { placementsIn } from '../../nodes/OctavoPdf/placement';
import { properties } from '../../nodes/OctavoPdf/properties';
import { camel } from '../../shared/names';
import { operationNames, operationOf, type OperationName } from '../../shared/operations';
import { regionCodes, regionOf } from '../../shared/remote/regions';

/** Everything the panel shows for an operation, groups opened up. */
function panelOf(name: OperationName, version: 1 | 2 = 2): INodeProperties[] {
	const { resource } = operationOf(name);
	const values: Record<string, unknown> = { resource, operation: camel(name), valuesFrom: 'json', '@version': version };
	const holds = (allowed: unknown, value: unknown) =>
		(allowed as unknown[]).some((one) =>
			typeof one === 'object' && one !== null ? Number(value) >= (one as { _cnd: { gte: number } })._cnd.gte : one === value,
		);
	const isShown = ({ displayOptions }: INodeProperties) => {
		const { show = {}, hide = {} } = displayOptions ?? {};
		return (
			Object.entries(show).every(([key, allowed]) => key.startsWith('/') || holds(allowed, values[key])) &&
			!Object.entries(hide).some(([key, hidden]) => holds(hidden, values[key]))
		);
	};
	return properties.filter(isShown).flatMap((entry) =>
		(entry.options ?? [])
			.flatMap((option) => {
				if ('values' in option) return option.values;
				return 'displayName' in option && isShown(option) ? [option] : [];
			})
			.concat(entry),
	);
}

describe.each(operationNames)('%s', (name) => {
	const operation = operationOf(name);
	const panel = panelOf(name);

	it.each([1, 2] as const)('shows every field of the table once in version %i', (version) => {
		const placements = placementsIn(name, version);
		expect(new Set(placements.map(({ wire }) => wire)).size).toBe(placements.length);
		const shown = panelOf(name, version);
		for (const { name: parameter, label } of placements) {
			const found = shown.filter((entry) => entry.name === parameter);
			expect(found.map(({ displayName }) => displayName)).toEqual([label]);
		}
		// The range of pages is the set of pages in version 2, and not there at all in version 1.
		const missing = Object.keys(operation.fields).filter((wire) => !placements.some((placement) => placement.wire === wire));
		expect(missing.filter((wire) => !['first_page', 'last_page', 'pages'].includes(wire))).toEqual([]);
	});

	it('names no field in a description that it does not show', () => {
		const labels = panel.map(({ displayName }) => displayName);
		for (const range of ['First Page', 'Last Page'].filter((label) => !labels.includes(label)))
			expect(panel.filter(({ description }) => description?.includes(range))).toEqual([]);
	});

	it('masks passwords, and only them', () => {
		const masked = panel.filter(({ typeOptions }) => typeOptions?.password).map((entry) => entry.name);
		const secret = Object.entries(operation.fields).filter(([, field]) => 'secret' in field && field.secret);
		expect(masked.sort()).toEqual(secret.map(([wire]) => camel(wire)).sort());
	});

	it('asks for a file and an output field in the words of n8n’s own nodes', () => {
		const labels = panel.map(({ displayName }) => displayName);
		expect(labels).toContain(operation.input === 'many' ? 'Input Binary Field(s)' : 'Input Binary Field');
		expect(labels.includes('Put Output File in Field')).toBe(operation.output !== 'data');
	});

	it('has required fields in the panel and optional ones in groups', () => {
		const top = new Set(properties.map((entry) => entry.name));
		for (const [wire, field] of Object.entries(operation.fields)) if (field.required) expect(top.has(camel(wire))).toBe(true);
		const options = properties.find((entry) => entry.name === 'options' && panel.includes(entry));
		expect(options?.options?.some((entry) => 'required' in entry && entry.required)).toBe(false);
	});
});

it('shows the parameters of extensions in a region too', () => {
	const options = panelOf('remove_signatures').filter(({ name }) => ['openPassword', 'appearance'].includes(name));
	expect(options.map(({ displayOptions }) => displayOptions)).toEqual([undefined, undefined]);
});

it('asks for the credential in a region only, below Process', () => {
	const { credentials, usableAsTool } = new OctavoPdf().description;
	const { show = {} } = credentials?.[0]?.displayOptions ?? {};
	expect(show.process).toEqual(['region']);
	// n8n shows a credential before the last parameter that it depends on.
	const places = Object.keys(show).map((name) => properties.findIndex((entry) => entry.name === name));
	expect(properties.findIndex(({ name }) => name === 'process')).toBeLessThan(Math.max(...places));
	expect(usableAsTool).toBe(true);
});

describe('as a tool of an agent', () => {
	const ofTools = properties.filter(({ displayOptions }) => displayOptions?.show?.['@tool'] !== undefined);

	it('tells the model what every operation does and returns', () => {
		const told = ofTools.find(({ type }) => type === 'hidden')?.default as string;
		const texts = JSON.parse(/^=\{\{ (\{.*\})\[\$parameter\.operation\] \}\}$/s.exec(told)![1]!) as Record<string, string>;
		expect(Object.keys(texts)).toEqual(operationNames.map(camel));
		for (const name of operationNames) {
			expect(texts[camel(name)]).toContain(operationOf(name).description);
			expect(texts[camel(name)]).toMatch(/\. Returns the /);
		}
	});

	it('shows the description in tools only', () => {
		expect(ofTools.map(({ name }) => name)).toEqual(['descriptionType', 'toolDescription', 'toolDescription']);
		expect(panelOf('extract_pages').filter((entry) => ofTools.includes(entry))).toEqual([]);
	});
});

describe('the credential', () => {
	const credential = new OctavoPdfApi();
	const region = credential.properties.find(({ name }) => name === 'region');

	it('offers the ten regions and Self-Hosted in alphabetical order', () => {
		const names = region?.options?.map((option) => ('name' in option ? option.name : ''));
		const labels = [...regionCodes.map((code) => regionOf(code).label), 'Self-Hosted'];
		expect(names).toEqual(labels.sort((a, b) => a.localeCompare(b)));
	});

	it('is tested by the node', () => {
		const { credentials } = new OctavoPdf().description;
		expect(Object.keys(new OctavoPdf().methods.credentialTest)).toEqual([credentials?.[0]?.testedBy]);
	});
});

describe('the type versions', () => {
	const shownIn = (version: 1 | 2, name: OperationName) =>
		placementsIn(name, version).map(({ place, name: parameter }) => `${place} ${parameter}`);

	it('keep the parameters of version 1', () => {
		expect(shownIn(1, 'add_password')).toContain('options encryptionAlgorithm');
		expect(shownIn(1, 'split_by_size')).toContain('main maximumBytes');
		expect(shownIn(1, 'rotate_pages')).toContain('range firstPage');
		expect(shownIn(1, 'add_restrictions')).toContain('options userPassword');
	});

	it('show what protects, and sizes in megabytes, in the panel of version 2', () => {
		expect(shownIn(2, 'add_password')).toContain('main encryptionAlgorithm');
		expect(shownIn(2, 'add_restrictions')).toContain('main userPassword');
		expect(shownIn(2, 'split_by_size')).toContain('main maximumMegabytes');
		const algorithm = properties.find(({ name }) => name === 'encryptionAlgorithm');
		expect(algorithm?.default).toBe('AES-256');
	});

	it('are both offered, the newer one for new nodes', () => {
		const { version, defaultVersion } = new OctavoPdf().description;
		expect([version, defaultVersion]).toEqual([[1, 2], 2]);
	});
});
