import { API_ERROR_CODES, API_ROUTES } from '@fleetfoot/shared/api';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import { renderPage } from '@fleetfoot/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ApiDocs } from './api-docs';

const KEY = `ff_test_${'k'.repeat(39)}5b4a`;

function setUp() {
  return renderPage(<ApiDocs origin="https://app.example.com" testKey={KEY} maskedKey="ff_test_••••5b4a" />);
}

test('the documentation has every route, every error and every event of webhooks', () => {
  setUp();
  for (const { summary, method, path } of Object.values(API_ROUTES)) {
    const card = screen.getByRole('heading', { name: summary }).closest('section');
    expect(card).toHaveTextContent(`${method} /v1${path}`);
  }
  for (const name of [...API_ERROR_CODES, ...WEBHOOK_EVENT_TYPES])
    expect(screen.getByText(name, { selector: 'dt code' })).toBeInTheDocument();
});

test('the examples are in the language that is chosen', async () => {
  const { user } = setUp();
  const example = screen.getByRole('region', { name: 'Example: Create a delivery' });
  expect(example).toHaveTextContent('curl -X POST');
  for (const [language, beginning] of [
    ['Python', 'from urllib import request'],
    ['PHP', '<?php'],
    ['JavaScript', 'await fetch('],
  ] as const) {
    await user.selectOptions(screen.getByLabelText('Language of the examples'), language);
    expect(example).toHaveTextContent(beginning);
  }
});

test('the examples mask the test key until it is revealed, but copy it whole', async () => {
  const { user } = setUp();
  const example = screen.getByRole('region', { name: 'Example: List deliveries' });
  expect(document.body).not.toHaveTextContent(KEY);
  expect(example).toHaveTextContent("'Authorization: Bearer ff_test_••••5b4a'");
  await user.click(screen.getByRole('button', { name: 'Copy: Example: List deliveries' }));
  expect(await navigator.clipboard.readText()).toContain(`Bearer ${KEY}'`);
  await user.click(screen.getByRole('button', { name: 'Show test key in the examples' }));
  expect(example).toHaveTextContent(`Bearer ${KEY}'`);
});

test('a masked key that is selected and copied by hand is copied whole', () => {
  setUp();
  const example = screen.getByRole('region', { name: 'Example: List deliveries' });
  getSelection()?.selectAllChildren(example);
  const setData = jest.fn();
  fireEvent.copy(example, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', expect.stringContaining(`Bearer ${KEY}'`));
});

test('the fields of a body are described, and the document of the API is linked', async () => {
  const { user } = setUp();
  const [fields] = screen.getAllByText('Fields of the body');
  await user.click(fields as HTMLElement);
  expect(
    screen.getAllByText('Only with scheduled. When it is picked up. Not in the past, and within a year.')[0],
  ).toBeInTheDocument();
  expect(document.querySelector('a[href="/v1/openapi.json"]')).toBeInTheDocument();
});
