import { BASE_STYLE } from '@fleetfoot/shared/ui/base-style';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle, styled } from 'styled-components';
import { sections } from './examples';

/** What a `*.gallery.tsx` file exports. */
export interface GallerySection {
  readonly name: string;
  readonly examples: Readonly<Record<string, ReactNode>>;
  /** `page` for examples that need the whole page, such as dialogs; they are drawn only by themselves. */
  readonly layout?: 'page';
}

const GlobalStyle = createGlobalStyle`${BASE_STYLE}`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: var(--space-8);
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-8);
  nav ul { display: grid; gap: var(--space-2); padding: 0; list-style: none; }
  section { display: grid; gap: var(--space-6); margin-bottom: var(--space-12); }
  figure { display: grid; gap: var(--space-3); margin: 0; }
  figcaption { color: var(--muted); font-size: var(--text-sm); }
`;

const Alone = styled.div`
  padding: var(--space-4);
`;

const address = (section: string, example: string) =>
  `?${new URLSearchParams({ section, example }).toString()}`;

function Overview() {
  return (
    <Frame>
      <nav aria-label="Sections">
        <ul>
          {sections.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {sections.map(({ name, examples, layout }) => (
          <section key={name} id={name} aria-label={name}>
            <h2>{name}</h2>
            {Object.entries(examples).map(([title, example]) => (
              <figure key={title} data-example={title}>
                <figcaption>
                  <a href={address(name, title)}>{title}</a>
                </figcaption>
                {layout !== 'page' && example}
              </figure>
            ))}
          </section>
        ))}
      </main>
    </Frame>
  );
}

const asked = new URLSearchParams(location.search);
const section = sections.find(({ name }) => name === asked.get('section'));
const example = section?.examples[asked.get('example') ?? ''];

const page = document.getElementById('gallery');
if (page === null) throw new Error('The gallery page has no element #gallery.');
createRoot(page).render(
  <>
    <GlobalStyle />
    {example ? <Alone id="example">{example}</Alone> : <Overview />}
  </>,
);
