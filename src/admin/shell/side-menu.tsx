import { NavLink } from "react-router";
import { useCustomSections } from "../custom-sections/custom-sections.ts";
import type { NavigationEntry } from "../navigation.ts";
import { cx } from "../ui/cx.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { useMenu } from "../use-menu.ts";

export function SideMenu() {
  const menu = useMenu();
  return (
    <nav aria-label="Admin" className="flex flex-col gap-6">
      {menu.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-1 px-3 font-sans text-sm font-medium text-ink-soft">{title}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <OwnSectionsFailure />
    </nav>
  );
}

/** Where the owner's own sections would stand. */
function OwnSectionsFailure() {
  const { data, isFetched, error, refetch } = useCustomSections();
  if (data || !isFetched) return null;
  return <LoadFailure inline what="your own sections" hint="" error={error} onRetry={refetch} />;
}

function MenuLink({ path, title, icon: Icon }: NavigationEntry) {
  return (
    <NavLink
      to={path}
      end
      className={({ isActive }) =>
        cx(
          "flex min-h-11 items-center gap-3 rounded-lg px-3",
          isActive ? "bg-accent-soft font-medium text-accent" : "text-ink hover:bg-sunken",
        )
      }
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 truncate">{title}</span>
    </NavLink>
  );
}
