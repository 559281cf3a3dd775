import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { BIKE_PER_MONTH } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { bikeLines, downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { monthBefore } from './calendar-month';
import { CAMPAIGNS, type DemoCampaign, startOf } from './campaign-plans';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION, PEOPLE } from './people';
import { createRandom, type Random } from './random';

const FULL_MONTH_HOURS = 100;
const SERIES = ['BDT', 'CFN', 'DHR', 'FKS', 'GXM', 'HVP'] as const;
const REASONS = ['Service', 'Flat tyre', 'Rider on leave', 'Banner replaced', 'Accident repair', 'Battery'];

/** How much is ridden in a month of the year, January first: less in the winter's rain and in January. */
const SEASON = [0.9, 0.95, 1, 0.99, 0.96, 0.91, 0.9, 0.94, 0.99, 1.02, 1.06, 1.1];

/** The same bikes ride for a campaign month after month. */
function registrationNumber(plan: DemoCampaign, index: number): string {
  const letter = 'KLMN'.charAt(CAMPAIGNS.indexOf(plan));
  return `${letter}${letter}${String(11 + index * 7).padStart(2, '0')} ${SERIES[index % SERIES.length]} GP`;
}

function bikesOf(random: Random, plan: DemoCampaign, month: number) {
  const season = SEASON[month - 1] ?? 1;
  return Array.from({ length: plan.noOfBikes }, (_, index) => {
    const wasDown = random.next() < 0.35;
    const totalTime = wasDown ? random.between(108, 188) / 2 : FULL_MONTH_HOURS;
    const share = (totalTime / FULL_MONTH_HOURS) * season;
    // Every rider has a way of riding.
    const pace = 0.95 + ((index * 37) % 11) / 100;
    return {
      regNo: registrationNumber(plan, index),
      status: totalTime < 65 ? 'Inactive' : 'Active',
      totalDistance: Math.round(BIKE_PER_MONTH.kilometres * share * (pace + random.next() * 0.04)),
      totalTime,
      estImpressions: Math.round(BIKE_PER_MONTH.impressions * share * (pace + random.next() * 0.08)),
    };
  });
}

function reportDocuments(plan: DemoCampaign, now: Date, back: number, random: Random): DemoDocument[] {
  const { year, number, name } = monthBefore(now, back);
  const id = `${year}-${String(number).padStart(2, '0')}`;
  const bikes = bikesOf(random, plan, number);
  const down = bikes.filter(({ totalTime }) => totalTime < FULL_MONTH_HOURS);
  const sum = (field: 'totalDistance' | 'totalTime' | 'estImpressions') =>
    bikes.reduce((total, bike) => total + bike[field], 0);
  const of = [DEMO_ORGANIZATION.id, plan.id] as const;
  return [
    documentWithID(reports.path(...of), id, {
      ...{ monthYear: `${name}${year}`, monthYearInt: year * 100 + number, month: name, year },
      ...{
        totalDistance: sum('totalDistance'),
        totalTime: sum('totalTime'),
        estImpressions: sum('estImpressions'),
      },
    }),
    ...bikes.map((bike, index) => ({ path: bikeLines.document(...of, id, `bike-${index + 1}`), data: bike })),
    ...down.map(({ regNo, totalTime }, index) => ({
      path: downtimeLines.document(...of, id, `downtime-${index + 1}`),
      data: {
        ...{ regNo, reason: random.pick(REASONS), totalTime },
        // An hour is a hundredth of what the bike costs in the month.
        discountValue: ((FULL_MONTH_HOURS - totalTime) * plan.monthlyFee) / FULL_MONTH_HOURS,
      },
    })),
  ];
}

/** A day, such as `2026-12-01`. */
function firstOfNextMonth(now: Date): string {
  const { year, number } = monthBefore(now, -1);
  return `${year}-${String(number).padStart(2, '0')}-01`;
}

/** The campaigns with their monthly reports; a report's totals are the sums of its bikes. */
export function campaignDocuments(now: Date): DemoDocument[] {
  const random = createRandom(2_024);
  return CAMPAIGNS.flatMap((plan) => {
    const { id, months, noOfBikes, monthlyFee, bikesTakenOff: _, ...rest } = plan;
    const startDate = startOf(plan, now);
    const endDate = new Date(startDate);
    endDate.setUTCFullYear(endDate.getUTCFullYear() + 1);
    return [
      documentWithID(campaigns.path(DEMO_ORGANIZATION.id), id, {
        ...{
          ...rest,
          noOfBikes,
          monthlyFee,
          pricePerBike: monthlyFee,
          totalMonthlyCost: monthlyFee * noOfBikes,
        },
        ...{ startDate, endDate, startedBy: PEOPLE.admin.uid },
        // In review, it was asked for from the first of the next month.
        ...(plan.status === 'Review' && { requestedStart: firstOfNextMonth(now) }),
      }),
      ...Array.from({ length: months }, (_, index) =>
        reportDocuments(plan, now, months - index, random),
      ).flat(),
    ];
  });
}
