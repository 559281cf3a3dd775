/** Outlines on a 24-unit grid, drawn with a round 1.75 stroke. */
export const ICON_PATHS = {
  'address-book':
    'M7 3h11a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM4 8h4M4 16h4M12.5 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9.5 16.5c.4-1.7 1.5-2.5 3-2.5s2.6.8 3 2.5',
  advertising: 'M4 10v4a1 1 0 0 0 1 1h3l9 4V5L8 9H5a1 1 0 0 0-1 1zM8 15l1 5h3l-1-3.6M20.5 10v4',
  api: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  billing: 'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3 10h18M7 15h3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M10 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5 15a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1',
  deliveries: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10M8 5l8 4',
  edit: 'M4 20l1-4L16 5a2 2 0 0 1 3 3L8 19zM14 7l3 3',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  'map-pin':
    'M12 21c4-4.5 7-7.6 7-11a7 7 0 1 0-14 0c0 3.4 3 6.5 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  offline: 'M4 4l16 16M7.6 8.4A5.3 5.3 0 0 0 8 19h10M11 6.2A6 6 0 0 1 18 11a4 4 0 0 1 2.8 5.6',
  plus: 'M12 5v14M5 12h14',
  restaurants: 'M5 3v5a3 3 0 0 0 6 0V3M8 3v18M17 21v-7c-2 0-3-1.6-3-5 0-3.6 1.2-6 3-6z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  'sign-out': 'M10 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h5M15 8l4 4-4 4M19 12H9',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.5 3.5 5.2',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  warning: 'M12 4 2.8 20h18.4zM12 10v4M12 17v.01',
} as const;

/** The icons there are. */
export type IconName = keyof typeof ICON_PATHS;
