import type { BikeLine, DowntimeLine, Report } from '@fleetfoot/shared/model/advertising/report';

/** A monthly report for tests. */
export function reportFixture(overrides: Partial<Report> = {}): Report {
  return {
    id: 'r-2025-12',
    monthYear: 'December2025',
    monthYearInt: 202512,
    month: 12,
    year: 2025,
    totalDistance: 20750.5,
    totalTime: 1130,
    estImpressions: 3300000,
    ...overrides,
  };
}

/** A bike's line of a report for tests. */
export function bikeFixture(overrides: Partial<BikeLine> = {}): BikeLine {
  return {
    id: 'bike-1',
    regNo: 'JX 12 GP',
    status: 'Active',
    totalDistance: 1750,
    totalTime: 98,
    estImpressions: 275000,
    ...overrides,
  };
}

/** A downtime line of a report for tests. */
export function downtimeFixture(overrides: Partial<DowntimeLine> = {}): DowntimeLine {
  return { id: 'd-1', regNo: 'JX 12 GP', reason: 'Service', totalTime: 62, discountValue: 285, ...overrides };
}
