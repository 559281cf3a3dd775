import { CSV_FORMATS, DocumentActions } from '@fleetfoot/shared/csv';
import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { BikeLine, DowntimeLine, Report } from '@fleetfoot/shared/model/advertising/report';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen } from '@testing-library/react';
import { campaignFixture } from '../testing/campaign-fixture';
import { bikeFixture, downtimeFixture, reportFixture } from '../testing/report-fixtures';
import { CampaignDetailPage } from './detail/campaign-detail-page';
import { MonthlyReportPage } from './report/monthly-report-page';

jest.mock('@fleetfoot/shared/firebase', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/firebase'),
  useLiveCollection: jest.fn(),
  useLiveDocument: jest.fn(),
}));

jest.mock('@fleetfoot/shared/csv', () => ({
  ...jest.requireActual<object>('@fleetfoot/shared/csv'),
  DocumentActions: jest.fn(() => undefined),
}));

interface Stored {
  readonly campaign?: unknown;
  readonly reports?: readonly Report[];
  readonly bikes?: readonly BikeLine[];
  readonly downtime?: readonly DowntimeLine[];
}

/** The campaign, its report of one month, and that month's lines. */
function store({ campaign, reports = [], bikes = [], downtime = [] }: Stored): void {
  jest.mocked(useLiveDocument).mockImplementation(({ path, parse }) => {
    const data = path.includes('/AdvertisingCampaigns/') && campaign ? parse(campaign) : undefined;
    return { status: 'ready', data, offline: false };
  });
  jest.mocked(useLiveCollection).mockImplementation(({ path, where = [] }) => {
    const isMonth = where.some(([field]) => field === 'monthYear');
    const data = path.endsWith('/Bikes')
      ? bikes
      : path.endsWith('/BikeDowntime')
        ? downtime
        : path.endsWith('/Reports') && (isMonth || where.length === 0)
          ? reports
          : [];
    return { status: 'ready', data, offline: false } as never;
  });
}

const params = { campaignID: 'kota', monthYear: 'July2026' };
const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('a missing report says so, has no file, and leads to the reports of its campaign', () => {
  store({});
  renderPage(<MonthlyReportPage />, { params });
  expect(screen.getByText('Report not found.')).toBeInTheDocument();
  expect(DocumentActions).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'All reports of this campaign' })).toHaveAttribute(
    'href',
    '/advertising/kota',
  );
});

test('a missing campaign says so, and leads to all campaigns', () => {
  store({});
  renderPage(<CampaignDetailPage />, { params });
  expect(screen.getByText('Campaign not found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All campaigns' })).toHaveAttribute('href', '/advertising');
});

test('missing and unreadable dates of a stored campaign are shown as such', () => {
  store({ campaign: { ...campaignFixture(), startDate: 'soon', endDate: '' } });
  renderPage(<CampaignDetailPage />, { params });
  expect(value('Start date')).toHaveTextContent('Error');
  expect(value('End date')).toHaveTextContent('N/A');
  expect(screen.getByText('No reports yet')).toBeInTheDocument();
});

const bike = (regNo: string, totalTime: number, totalDistance: number, estImpressions: number) =>
  bikeFixture({ id: regNo, regNo, totalTime, totalDistance, estImpressions });

test('the CSV of a month has the values of its page, in their order', async () => {
  store({
    campaign: campaignFixture({ name: 'Winter warmers' }),
    reports: [
      reportFixture({
        ...{ monthYear: 'July2026', monthYearInt: 202607, year: 2026, month: 7 },
        ...{ totalDistance: 4244.4, totalTime: 242.5, estImpressions: 666_900 },
      }),
    ],
    bikes: [
      bike('CA 2 GP', 62.5, 1094.4, 171_900),
      bike('CA 1 GP', 100, 1750, 275_000),
      bike('=CA+3', 80, 1400, 220_000),
    ],
    downtime: [
      downtimeFixture({
        regNo: 'CA 2 GP',
        reason: 'Service; brakes',
        totalTime: 62.5,
        discountValue: 281.25,
      }),
      downtimeFixture({
        id: 'd-2',
        regNo: '=CA+3',
        reason: 'Rider on leave',
        totalTime: 80,
        discountValue: 150.1,
      }),
    ],
  });
  renderPage(<MonthlyReportPage />, { params });
  await act(async () => {});
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual(['CA 1 GP', '=CA+3', 'CA 2 GP']);
  const file = jest.mocked(DocumentActions).mock.lastCall?.[0];
  expect(file?.fileName).toBe('campaign-winter-warmers-2026-07.csv');
  expect(file?.csv(CSV_FORMATS.local.format).slice(1).split('\r\n').slice(1)).toEqual([
    'Bike;CA 1 GP;Active;1750;100;275000;;',
    "Bike;'=CA+3;Active;1400;80;220000;;",
    'Bike;CA 2 GP;Active;1094,4;62,5;171900;;',
    'Total;;;4244,4;242,5;666900;;',
    "Downtime;'=CA+3;Rider on leave;;80;;20;150,10",
    'Downtime;CA 2 GP;"Service; brakes";;62,5;;37,5;281,25',
    'Total downtime;;;;;;57,5;431,35',
    '',
  ]);
});
