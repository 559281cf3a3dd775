import { appearance } from './appearance';

const TOKENS: Record<string, string> = { surface: '#151a18', 'text-sm': '0.875rem', control: '#6f7b76' };

test("Stripe's fields take their look from the page", () => {
  const look = { token: (name: string) => TOKENS[name] ?? '', fontFamily: 'system-ui', rem: 20 };
  const { theme, variables, rules } = appearance({ ...look, isDark: true });
  expect(theme).toBe('night');
  expect(variables).toMatchObject({
    colorBackground: '#151a18',
    fontSizeSm: '17.5px',
    fontFamily: 'system-ui',
  });
  expect(rules?.['.Input']).toMatchObject({ border: '1px solid #6f7b76' });
  expect(appearance({ ...look, isDark: false }).theme).toBe('stripe');
});
