// The rules with which n8n verifies packages, put together as in its scanner.
import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes';
import n8nNodesBase from 'eslint-plugin-n8n-nodes-base';
import tseslint from 'typescript-eslint';

/** Those that the scanner leaves out. */
const LEFT_OUT = [
	'cred-class-field-documentation-url-miscased',
	'cred-class-field-type-options-password-missing',
	'node-class-description-inputs-wrong-regular-node',
	'node-class-description-outputs-wrong',
	'node-param-type-options-max-value-present',
];

/** @param {'nodes' | 'credentials'} name */
export const n8nRules = (name) => ({
	...n8nNodesBase.configs[name].rules,
	...Object.fromEntries(LEFT_OUT.map((rule) => [`n8n-nodes-base/${rule}`, 'off'])),
});

/** ESLint's configuration in the scanner, with the rules of the versions that are installed here. */
export const scanConfig = [
	n8nCommunityNodesPlugin.configs.recommended,
	{ rules: { 'no-console': 'error' } },
	{ plugins: { 'n8n-nodes-base': n8nNodesBase } },
	{ files: ['package.json'], rules: n8nNodesBase.configs.community.rules },
	{ files: ['**/credentials/**/*.ts'], rules: n8nRules('credentials') },
	{ files: ['**/nodes/**/*.ts'], rules: n8nRules('nodes') },
	{ files: ['**/*.json', '**/*.ts'], languageOptions: { parser: tseslint.parser } },
];
